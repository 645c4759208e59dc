process.stderr.write('usage: npm run ledger -- export | verify | checkpoint | rebuild | status | rotate-key\n')
process.exit(2)
