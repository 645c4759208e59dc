const BLOCK = 512
/** The largest size that eleven octal digits hold. */
const MAX_OCTAL = 8 ** 11 - 1

/**
 * The header block of one regular file in a tar archive (POSIX ustar): mode 0644, owner 0, time 0, so that equal
 * contents give equal bytes. A size of 8 GiB or more is written in base 256, as GNU tar, bsdtar and Python do.
 * @throws if the name does not fit into 100 ASCII characters.
 */
export function tarHeader(name: string, size: number): Buffer {
  if (!/^[\x21-\x7e]{1,100}$/.test(name)) throw new Error(`${name} is no name for a tar entry`)
  const block = Buffer.alloc(BLOCK)
  block.write(name, 0, 'latin1')
  block.write('0000644\0', 100, 'latin1')
  block.write('0000000\0', 108, 'latin1')
  block.write('0000000\0', 116, 'latin1')
  if (size > MAX_OCTAL) {
    block.writeUInt8(0x80, 124)
    block.writeBigUInt64BE(BigInt(size), 128)
  } else {
    block.write(`${size.toString(8).padStart(11, '0')}\0`, 124, 'latin1')
  }
  block.write('00000000000\0', 136, 'latin1')
  // The sum counts its own field as eight spaces.
  block.write(' '.repeat(8), 148, 'latin1')
  block.write('0', 156, 'latin1')
  block.write('ustar\x0000', 257, 'latin1')
  block.write('0000000\0', 329, 'latin1')
  block.write('0000000\0', 337, 'latin1')
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return block
}

/** The zeros that fill the last block of a file. */
export function tarPadding(size: number): Buffer {
  return Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK)
}

/** Two empty blocks: the end of an archive. */
export function tarEnd(): Buffer {
  return Buffer.alloc(2 * BLOCK)
}
