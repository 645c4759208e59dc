import { Outlet } from 'react-router'
import { PublicFrame } from '#app/components/public-frame.tsx'

export default function AuthLayout() {
  return (
    <PublicFrame>
      <Outlet />
    </PublicFrame>
  )
}
