/** A sentence that names an address of the operator, as a link if it is one for mails. `say` puts it into the words. */
export function WithMailAddress({ address, say }: { address: string; say: (address: string) => string }) {
  const place = '\u2063'
  const [before, after = ''] = say(place).split(place)
  return (
    <>
      {before}
      {address.includes('@') ? <a href={`mailto:${address}`}>{address}</a> : address}
      {after}
    </>
  )
}
