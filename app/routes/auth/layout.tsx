import { Outlet } from 'react-router'

/** The frame of the screens before the login. */
export default function AuthLayout() {
  return (
    <main>
      <Outlet />
    </main>
  )
}
