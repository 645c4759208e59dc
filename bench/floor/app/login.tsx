import { data, Form, redirect, useActionData } from 'react-router'
import { passwordFits } from './store.server.ts'

export async function action({ request }: { request: Request }) {
  const form = await request.formData()
  if (await passwordFits(String(form.get('email')), String(form.get('password')))) return redirect('/dash')
  return data('Wrong address or password', { status: 400 })
}

export default function Login() {
  return (
    <Form method="post">
      <p>{useActionData<typeof action>()}</p>
      <input name="email" />
      <input name="password" type="password" />
      <button type="submit">Sign in</button>
    </Form>
  )
}
