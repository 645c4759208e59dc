import { Outlet } from 'react-router'
import { AccountFrame } from './account-frame.tsx'

export default function AuthLayout() {
  return (
    <AccountFrame>
      <Outlet />
    </AccountFrame>
  )
}
