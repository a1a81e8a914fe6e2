/** The style of the overlay, which nothing of the page reaches, and which reaches nothing of it. */
export const stringsStyle = `
:host {
  all: initial;
  position: absolute; inset: 0 auto auto 0; z-index: 2147483647;
  color-scheme: light dark;
  --fg: light-dark(#1b1720, #f4f0f7); --bg: light-dark(#fff, #1d1922);
  --soft: light-dark(#574f60, #c5bccf); --line: light-dark(#8a8194, #8f859a);
  --mark: light-dark(#0b57d0, #a8c7fa); --bad: light-dark(#b3261e, #f9a09a);
  font: 14px/1.45 system-ui, 'Noto Sans', sans-serif; color: var(--fg);
}
* { box-sizing: border-box; }
[hidden] { display: none !important; }
.layer { position: absolute; inset: 0 auto auto 0; pointer-events: none; }
.box {
  position: absolute; inset: 0 auto auto 0; border-radius: 2px;
  outline: 1px solid #0b57d0; box-shadow: 0 0 0 2px rgb(255 255 255 / 75%);
}
.box[data-state='machine'] { outline-style: dashed; }
.box[data-state='stale'] { outline: 2px dotted #9a4c00; }
.box[data-state='missing'] { outline: 2px double #b3261e; }
.box[data-chosen] { outline: 3px solid #b0006d; background: rgb(176 0 109 / 15%); }
.panel, .card {
  position: fixed; background: var(--bg); border: 1px solid var(--line); border-radius: 8px;
  box-shadow: 0 4px 20px rgb(0 0 0 / 30%);
}
.panel { inset: auto 12px 12px auto; display: flex; flex-direction: column; max-height: calc(100dvh - 24px); width: 340px; max-width: calc(100vw - 24px); }
.panel[data-side='left'] { inset: auto auto 12px 12px; }
.panel:not([data-open]) { width: auto; }
.panel[data-open] { height: calc(100dvh - 24px); }
.card { width: 340px; max-width: calc(100vw - 24px); padding: 10px 12px; pointer-events: none; }
.bar { display: flex; gap: 8px; padding: 8px; align-items: center; flex-wrap: wrap; }
.bar .spread { flex: 1; }
.rest { display: flex; flex-direction: column; min-height: 0; border-top: 1px solid var(--line); }
.rest > * { margin: 8px 8px 0; }
p { margin: 0; color: var(--soft); }
.status:empty { display: none; }
.status { color: var(--fg); overflow-wrap: anywhere; }
label { display: flex; gap: 8px; align-items: center; }
button, a, input { font: inherit; color: inherit; }
.bar button, .bar a, input {
  min-height: 32px; padding: 4px 10px; border: 1px solid var(--line); border-radius: 6px;
  background: transparent; text-decoration: none; cursor: pointer;
}
input { flex: 1; min-width: 0; cursor: text; }
.bar button[aria-expanded] { font-weight: 600; }
:focus-visible { outline: 3px solid var(--mark); outline-offset: 1px; }
.rest > .list { list-style: none; margin: 8px 0 0; padding: 0; overflow-y: auto; border-top: 1px solid var(--line); }
.list li + li { border-top: 1px solid color-mix(in srgb, var(--line) 45%, transparent); }
.list button { display: block; width: 100%; padding: 8px 12px; border: 0; background: none; text-align: left; cursor: pointer; }
.list button:hover { background: color-mix(in srgb, var(--mark) 12%, transparent); }
.list button:focus-visible { outline-offset: -3px; }
.text, .english, .note, .facts, .key, .place { display: block; overflow-wrap: anywhere; }
.text { font-weight: 600; text-align: start; }
.list [data-chosen] { border-inline-start: 4px solid #b0006d; }
.list .text, .list .english { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
.list [data-unseen] .text { font-weight: 400; }
.english, .where, .facts { color: var(--soft); }
.key, .place { font: 12px/1.5 ui-monospace, monospace; }
.place { color: var(--mark); }
.number { display: inline-block; min-width: 1.5em; }
.state[data-state='missing'], .state[data-state='stale'] { color: var(--bad); font-weight: 600; }
kbd { font: 12px ui-monospace, monospace; border: 1px solid var(--line); border-radius: 4px; padding: 0 4px; }
@media (max-width: 699px) {
  .panel, .panel[data-side='left'] { inset: auto 8px 8px; width: auto; max-width: none; }
  .panel[data-open] { height: 44dvh; }
  .panel:not([data-open]) { inset: auto 8px 8px auto; }
  .move { display: none; }
  .card { display: none; }
}
@media (forced-colors: active) {
  .box { outline-color: LinkText; }
  .box[data-chosen] { outline-color: Highlight; }
}
`;
