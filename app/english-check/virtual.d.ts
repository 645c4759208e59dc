/** The address of the file that holds `EnglishData` (`vite/english-data.ts`). */
declare module 'virtual:english-data' {
  const address: string
  export default address
}
