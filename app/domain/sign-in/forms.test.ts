import { expect, test } from 'vitest'
import { canonicalEmail, mailboxOf } from './email.ts'
import { LoginSchema, RegisterFormSchema, RegisterSchema, ResendSchema } from './forms.ts'

const problems = (result: { success: boolean; error?: { issues: { path: PropertyKey[]; message: string }[] } }) =>
  result.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []

test('A1: a password has 8 to 128 code points, whatever they are', () => {
  const at = (password: string) => problems(RegisterSchema.safeParse({ email: 'ada@example.com', password }))
  expect(at('1234567')).toEqual(['password sign-in:problem.passwordTooShort'])
  expect(at('🖋'.repeat(7))).toEqual(['password sign-in:problem.passwordTooShort'])
  expect(at('🖋'.repeat(8))).toEqual([])
  expect(at(' '.repeat(8))).toEqual([])
  expect(at('🖋'.repeat(128))).toEqual([])
  expect(at('a'.repeat(129))).toEqual(['password sign-in:problem.passwordTooLong'])
})

test('both problems of a new password are told at once', () => {
  expect(
    problems(RegisterFormSchema.safeParse({ email: 'ada@example.com', password: 'short', confirm_password: 'other' })),
  ).toEqual(['password sign-in:problem.passwordTooShort', 'password sign-in:problem.passwordsDiffer'])
  expect(problems(RegisterFormSchema.safeParse({}))).toEqual([
    'email sign-in:problem.emailRequired',
    'password sign-in:problem.passwordTooShort',
  ])
})

test('a password is asked for once, and a second entry must be the same', () => {
  const account = { email: 'ada@example.com', password: 'a quiet morning' }
  const differs = ['password sign-in:problem.passwordsDiffer']
  expect(problems(RegisterFormSchema.safeParse(account))).toEqual([])
  expect(problems(RegisterFormSchema.safeParse({ ...account, confirm_password: account.password }))).toEqual([])
  expect(problems(RegisterFormSchema.safeParse({ ...account, confirm_password: '' }))).toEqual(differs)
  expect(problems(RegisterSchema.safeParse(account))).toEqual([])
  expect(problems(RegisterSchema.safeParse({ ...account, confirmPassword: account.password }))).toEqual([])
  expect(problems(RegisterSchema.safeParse({ ...account, confirmPassword: 'a loud morning' }))).toEqual(differs)
})

test('an address is trimmed, must look like one and carries no line break', () => {
  expect(RegisterSchema.parse({ email: '  Ada@Example.com ', password: 'a quiet morning' }).email).toBe(
    'Ada@Example.com',
  )
  for (const email of [
    'ada',
    'ada@',
    'a b@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    `${'a'.repeat(250)}@example.com`,
  ]) {
    expect(problems(RegisterSchema.safeParse({ email, password: 'a quiet morning' }))).toEqual([
      'email sign-in:problem.emailInvalid',
    ])
  }
  expect(problems(ResendSchema.safeParse({ email: '  ' }))).toEqual(
    ['email sign-in:problem.emailFirst', 'email sign-in:problem.emailInvalid'].slice(0, 1),
  )
  expect(problems(LoginSchema.safeParse({ email: '', password: '' }))).toEqual([
    'email sign-in:problem.emailRequired',
    'password sign-in:problem.passwordRequired',
  ])
})

test('A7: case decides no account; tags and Gmail dots decide no limit', () => {
  expect(canonicalEmail(' Ada@EXAMPLE.com ')).toBe('ada@example.com')
  expect(canonicalEmail('ada+notes@example.com')).toBe('ada+notes@example.com')
  expect(mailboxOf('A.d.a+x+y@GoogleMail.com')).toBe('ada@gmail.com')
  expect(mailboxOf('a.da+x@example.com')).toBe('a.da@example.com')
  expect(mailboxOf('+x@example.com')).toBe('+x@example.com')
})
