import './Numeral.css';

/** A number that only shows an order, in the page's digits; nobody hears it. */
export function Numeral({ children }: { children: string }) {
  return (
    <span className="numeral" aria-hidden="true">
      {children}
    </span>
  );
}
