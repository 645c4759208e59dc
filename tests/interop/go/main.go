// Checks what Penmark's ledger writes with stock Go packages only: golang.org/x/mod/sumdb/note for signed notes and
// sumdb/tlog for proofs and tree hashes. Prints how much was checked; the first mismatch ends it with status 1.
//
//	go run . <folder>
//
//	<folder>/vkey                the verifier key of the log
//	<folder>/ledger.jsonl        the whole log, one leaf on each line
//	<folder>/checkpoints/*       signed notes (c2sp.org/tlog-checkpoint)
//	<folder>/inclusion/*         proofs (c2sp.org/tlog-proof)
//	<folder>/consistency/*       proofs between two of the checkpoints
//	<folder>/witness             the verifier key of a witness
//	<folder>/cosigned/*          checkpoints that the witness signed beside the log (c2sp.org/tlog-cosignature)
package main

import (
	"bytes"
	"encoding/base64"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"

	fnote "github.com/transparency-dev/formats/note"
	"golang.org/x/mod/sumdb/note"
	"golang.org/x/mod/sumdb/tlog"
)

type checkpoint struct {
	size int64
	root tlog.Hash
}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: go run . <folder>")
		os.Exit(2)
	}
	if err := checkAll(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func checkAll(folder string) error {
	vkey, err := os.ReadFile(filepath.Join(folder, "vkey"))
	if err != nil {
		return err
	}
	verifier, err := note.NewVerifier(strings.TrimSuffix(string(vkey), "\n"))
	if err != nil {
		return err
	}

	signed := map[int64]tlog.Hash{}
	notes, err := eachFile(folder, "checkpoints", func(text string) error {
		opened, err := openCheckpoint(text, verifier)
		signed[opened.size] = opened.root
		return err
	})
	if err != nil {
		return err
	}

	lines, err := readLines(filepath.Join(folder, "ledger.jsonl"))
	if err != nil {
		return err
	}
	roots, err := checkRoots(lines, signed)
	if err != nil {
		return err
	}

	records, err := eachFile(folder, "inclusion", func(text string) error {
		return checkInclusion(text, lines, verifier)
	})
	if err != nil {
		return err
	}
	trees, err := eachFile(folder, "consistency", func(text string) error {
		return checkConsistency(text, signed)
	})
	if err != nil {
		return err
	}
	cosigned, err := checkCosigned(folder, verifier)
	if err != nil {
		return err
	}
	fmt.Printf("notes %d roots %d records %d trees %d cosigned %d\n", notes, roots, records, trees, cosigned)
	return nil
}

// checkCosigned opens checkpoints that must carry the signatures of the log and of the witness.
func checkCosigned(folder string, verifier note.Verifier) (int, error) {
	vkey, err := os.ReadFile(filepath.Join(folder, "witness"))
	if err != nil {
		return 0, err
	}
	witness, err := fnote.NewVerifierForCosignatureV1(strings.TrimSuffix(string(vkey), "\n"))
	if err != nil {
		return 0, err
	}
	return eachFile(folder, "cosigned", func(text string) error {
		opened, err := note.Open([]byte(text), note.VerifierList(verifier, witness))
		if err != nil {
			return err
		}
		if len(opened.Sigs) != 2 {
			return fmt.Errorf("%d of the two signatures hold", len(opened.Sigs))
		}
		_, err = fnote.CoSigV1Timestamp(opened.Sigs[1])
		return err
	})
}

// openCheckpoint opens a note and reads its text. tlog.ParseTree knows only the checksum database's own first line.
func openCheckpoint(text string, verifier note.Verifier) (checkpoint, error) {
	opened, err := note.Open([]byte(text), note.VerifierList(verifier))
	if err != nil {
		return checkpoint{}, err
	}
	lines := strings.Split(opened.Text, "\n")
	if len(lines) != 4 || lines[3] != "" || lines[0] != verifier.Name() {
		return checkpoint{}, errors.New("not a checkpoint of this log")
	}
	size, err := strconv.ParseInt(lines[1], 10, 64)
	if err != nil || strconv.FormatInt(size, 10) != lines[1] {
		return checkpoint{}, errors.New("not a tree size: " + lines[1])
	}
	root, err := tlog.ParseHash(lines[2])
	return checkpoint{size, root}, err
}

// checkRoots builds the tree of the whole log leaf by leaf and compares it with every checkpoint on the way.
func checkRoots(lines [][]byte, signed map[int64]tlog.Hash) (int, error) {
	var stored []tlog.Hash
	reader := tlog.HashReaderFunc(func(indexes []int64) ([]tlog.Hash, error) {
		hashes := make([]tlog.Hash, len(indexes))
		for i, index := range indexes {
			hashes[i] = stored[index]
		}
		return hashes, nil
	})
	checked := 0
	for n, line := range lines {
		hashes, err := tlog.StoredHashes(int64(n), line, reader)
		if err != nil {
			return checked, err
		}
		stored = append(stored, hashes...)
		root, ok := signed[int64(n)+1]
		if !ok {
			continue
		}
		computed, err := tlog.TreeHash(int64(n)+1, reader)
		if err != nil {
			return checked, err
		}
		if computed != root {
			return checked, fmt.Errorf("the first %d lines hash to %s, the checkpoint says %s", n+1, computed, root)
		}
		checked++
	}
	if checked != len(signed) {
		return checked, fmt.Errorf("%d checkpoints, %d of them within the log", len(signed), checked)
	}
	return checked, nil
}

func checkInclusion(text string, lines [][]byte, verifier note.Verifier) error {
	head, signed, found := strings.Cut(text, "\n\n")
	fields := strings.Split(head, "\n")
	if !found || len(fields) < 2 || fields[0] != "c2sp.org/tlog-proof@v1" {
		return errors.New("not a tlog-proof")
	}
	index, err := field(fields[1], "index ")
	if err != nil {
		return err
	}
	if index >= int64(len(lines)) {
		return fmt.Errorf("no line %d", index)
	}
	proof, err := parseHashes(fields[2:])
	if err != nil {
		return err
	}
	tree, err := openCheckpoint(signed, verifier)
	if err != nil {
		return err
	}
	return tlog.CheckRecord(proof, tree.size, tree.root, index, tlog.RecordHash(lines[index]))
}

func checkConsistency(text string, signed map[int64]tlog.Hash) error {
	fields := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
	if len(fields) < 3 || fields[0] != "penmark-consistency-proof/1" {
		return errors.New("not a consistency proof")
	}
	from, err := field(fields[1], "from ")
	if err != nil {
		return err
	}
	to, err := field(fields[2], "to ")
	if err != nil {
		return err
	}
	proof, err := parseHashes(fields[3:])
	if err != nil {
		return err
	}
	older, newer := signed[from], signed[to]
	return tlog.CheckTree(proof, to, newer, from, older)
}

func field(line, name string) (int64, error) {
	value, found := strings.CutPrefix(line, name)
	if !found {
		return 0, errors.New("no " + name + "in " + line)
	}
	return strconv.ParseInt(value, 10, 64)
}

func parseHashes(lines []string) ([]tlog.Hash, error) {
	hashes := make([]tlog.Hash, 0, len(lines))
	for _, line := range lines {
		bytes, err := base64.StdEncoding.Strict().DecodeString(line)
		if err != nil {
			return nil, err
		}
		if len(bytes) != tlog.HashSize {
			return nil, errors.New("not a hash: " + line)
		}
		hashes = append(hashes, tlog.Hash(bytes))
	}
	return hashes, nil
}

func eachFile(folder, kind string, check func(text string) error) (int, error) {
	entries, err := os.ReadDir(filepath.Join(folder, kind))
	if err != nil {
		return 0, err
	}
	for _, entry := range entries {
		text, err := os.ReadFile(filepath.Join(folder, kind, entry.Name()))
		if err != nil {
			return 0, err
		}
		if err := check(string(text)); err != nil {
			return 0, fmt.Errorf("%s/%s: %w", kind, entry.Name(), err)
		}
	}
	return len(entries), nil
}

func readLines(file string) ([][]byte, error) {
	whole, err := os.ReadFile(file)
	if err != nil {
		return nil, err
	}
	if len(whole) == 0 || whole[len(whole)-1] != '\n' {
		return nil, errors.New(file + " does not end with a newline")
	}
	return bytes.Split(whole[:len(whole)-1], []byte("\n")), nil
}
