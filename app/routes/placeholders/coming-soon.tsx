export { ComingSoon as default } from '#app/components/dashboard/dashboard-frame.tsx'
