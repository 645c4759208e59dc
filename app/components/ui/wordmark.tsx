import './wordmark.css'

/** The name with a proof-reader's caret, the mark for inserting a word. */
export function Wordmark() {
  return (
    <span className="wordmark">
      Pen
      <svg className="wordmark-caret" width="10" height="8" viewBox="0 0 10 8" aria-hidden="true" focusable="false">
        <path
          d="M1 7.2 5 1l4 6.2"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      mark
    </span>
  )
}
