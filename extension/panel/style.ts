/** The panel's look in its shadow root. Sizes are in px, because those of the page reach in by other units. */
export const PANEL_STYLE = `
.panel { --sheet: light-dark(#fff, #191918); --desk: light-dark(#f1f0ef, #222221); --ink: light-dark(#21201c, #eeeeec);
  --ink-soft: light-dark(#63635e, #b5b3ad); --rule: light-dark(#dad9d6, #3b3a37); --rule-strong: light-dark(#8d8d86, #6f6d66);
  --accent: light-dark(#3a5bc7, #9eb1ff); --accent-hover: light-dark(#1f2d5c, #d6e1ff); --on-accent: light-dark(#fff, #111110);
  --warn: light-dark(#ab6400, #ffca16); --warn-tint: light-dark(#fff4c7, #302008);
  --serif: "Source Serif 4", Georgia, serif; --sans: system-ui, sans-serif;
  position: fixed; box-sizing: border-box; width: 440px; max-width: 100vw; max-height: min(640px, 100vh - 16px); overflow-y: auto;
  border: 1px solid var(--rule); border-radius: 6px; background: var(--sheet); color: var(--ink);
  direction: ltr; font: 400 15px/1.5 var(--sans); text-align: start; overflow-wrap: break-word; box-shadow: 0 16px 48px rgb(33 32 28 / 0.24); }
.panel:focus { outline: none; }
.panel *, .panel *::before { box-sizing: border-box; }
.panel p, .panel ul { margin: 0; padding: 0; list-style: none; }
.head { padding: 14px 20px 12px; border-bottom: 1px solid var(--rule); }
.line { display: flex; align-items: center; justify-content: space-between; gap: 8px; }
.panel .sentence { margin-top: 6px; font: 400 17px/2 var(--serif); }
.panel select { max-width: 100%; min-height: 32px; padding: 2px 0; border: 0; border-bottom: 1px dotted var(--accent); border-radius: 0;
  background: var(--sheet); color: var(--ink); font: 600 17px/1.4 var(--serif); cursor: pointer; field-sizing: content; }
.panel textarea { width: 100%; min-height: 120px; padding: 8px 10px; border: 1px solid var(--rule-strong); border-radius: 4px; resize: vertical;
  background: var(--sheet); color: var(--ink); font: 400 17px/1.6 var(--serif); }
.panel > .body > .button { justify-self: start; }
.body { display: grid; gap: 10px; padding: 16px 20px; }
.wordmark { font: 600 22px/1 var(--serif); letter-spacing: -0.015em; white-space: nowrap; }
.wordmark svg { width: 0.5em; height: 0.4em; margin-inline: -0.25em; transform: translateY(0.38em); fill: none; stroke: var(--accent);
  stroke-width: 1.7; stroke-linecap: round; stroke-linejoin: round; }
.soft { color: var(--ink-soft); font-size: 14px; }
.warning { color: var(--warn); }
.lead { font: 600 17px/1.4 var(--serif); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 40px; padding: 6px 16px; border: 1px solid transparent;
  border-radius: 4px; background: none; color: var(--ink); font: 500 15px/1.25 var(--sans); cursor: pointer; }
.button-primary { background: var(--accent); color: var(--on-accent); }
.button-primary:hover { background: var(--accent-hover); }
.button-secondary { border-color: var(--rule-strong); background: var(--sheet); }
.button-secondary:hover { border-color: var(--ink); }
.button-warn { border: 2px solid var(--warn); background: var(--sheet); }
.button-small { min-height: 32px; padding: 4px 12px; border-color: var(--rule-strong); background: var(--sheet); font-size: 14px; }
.button-small:hover { border-color: var(--ink); }
.button-quiet { min-height: 32px; padding: 4px 8px; font-size: 14px; text-decoration: underline; text-underline-offset: 0.2em; justify-self: start; }
/* Their words begin where the lines above begin. */
.body > .button-quiet, .foot .line > .button-quiet { margin-inline-start: -8px; }
.button-quiet:hover { background: var(--desk); }
.head .button-quiet { min-width: 32px; font-size: 20px; text-decoration: none; }
.panel :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.proof, .result, .stream, .quoted { white-space: pre-wrap; unicode-bidi: plaintext; font: 400 17px/1.7 var(--serif); }
.quoted { max-height: 160px; overflow-y: auto; margin-top: 8px; padding-inline-start: 12px; border-inline-start: 3px solid var(--rule); font-size: 15px; }
.mark { border-radius: 2px; cursor: pointer; }
.mark del { color: var(--ink-soft); text-decoration: line-through; }
.mark ins { color: var(--accent); text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.2em; }
.mark[aria-pressed="false"] del { color: inherit; text-decoration: none; }
.mark[aria-pressed="false"] ins { display: none; }
.mark[aria-pressed="false"] { border-bottom: 1px dashed var(--rule-strong); }
.mark[aria-pressed="false"]:not(:has(del))::before { content: "^"; color: var(--ink-soft); }
.mark[data-chosen] { outline: 1.5px solid var(--accent); outline-offset: 2px; }
.note { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; margin-top: 10px; padding-inline-start: 10px; border-inline-start: 3px solid var(--accent);
  font-size: 14px; }
.note:empty { display: none; }
.note b { color: var(--accent); font-weight: 500; }
.note .button { margin-inline-start: auto; }
.mark[data-fact] { background: var(--warn-tint); }
.mark[data-fact] ins { color: var(--warn); text-decoration-style: wavy; }
.facts li, .findings li { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 8px; padding: 4px 0; }
.facts li { justify-content: space-between; padding-inline-start: 10px; border-inline-start: 3px solid var(--warn); }
.panel summary { width: fit-content; padding: 4px 0; color: var(--ink-soft); font-size: 14px; cursor: pointer; }
.panel .exact { max-height: 200px; margin: 8px 0 0; padding-block: 0; overflow: auto; font: 400 12px/1.5 ui-monospace, monospace; }
.check { display: flex; gap: 8px; align-items: center; margin-top: 8px; font-size: 14px; }
.wish { display: flex; gap: 8px; margin-top: 8px; }
.wish input { flex: 1; min-width: 0; min-height: 40px; padding: 6px 10px; border: 1px solid var(--rule-strong); border-radius: 4px;
  background: var(--sheet); color: var(--ink); font: 400 15px/1.4 var(--sans); }
.panel .live { padding: 0 20px; font-size: 14px; }
.panel .live:not(:empty) { padding-bottom: 12px; }
.foot { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 4px 12px; padding: 8px 20px;
  border-top: 1px dashed var(--rule-strong); color: var(--ink-soft); font-size: 13px; }
.foot:empty { display: none; }
.foot .button-quiet { font-size: 13px; }
.hide[open] { display: grid; }
.slip .button-quiet { min-height: 24px; padding: 0 2px; }
.panel[data-page] { position: static; width: auto; max-height: none; min-height: 100vh; border: 0; border-radius: 0; box-shadow: none; }
@media (max-width: 519px) { .panel { border-radius: 6px 6px 0 0; max-height: 80vh; } }
@media (forced-colors: active) { .button { border: 1px solid ButtonText; } }
@media (prefers-contrast: more) { .panel { --ink-soft: var(--ink); --rule: var(--rule-strong); } }
`
