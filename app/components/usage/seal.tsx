import './seal.css'

/**
 * The seal of a receipt: outlined while it waits for the signed checkpoint, filled once that covers the entry. It
 * carries no words, so text beside it must say the same.
 */
export function Seal({ sealed, size = 30 }: { sealed: boolean; size?: number }) {
  return (
    <svg
      className="seal"
      data-sealed={sealed ? '' : undefined}
      viewBox="0 0 30 30"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path
        className="seal-disc"
        d="M18.16 3.22A3.41 3.41 0 0 1 23.63 6.37A3.41 3.41 0 0 1 26.78 11.84A3.41 3.41 0 0 1 26.78 18.16A3.41 3.41 0 0 1 23.63 23.63A3.41 3.41 0 0 1 18.16 26.78A3.41 3.41 0 0 1 11.84 26.78A3.41 3.41 0 0 1 6.37 23.63A3.41 3.41 0 0 1 3.22 18.16A3.41 3.41 0 0 1 3.22 11.84A3.41 3.41 0 0 1 6.37 6.37A3.41 3.41 0 0 1 11.84 3.22A3.41 3.41 0 0 1 18.16 3.22Z"
      />
      <path className="seal-caret" d="M10.6 17.6 15 11.6l4.4 6" />
    </svg>
  )
}
