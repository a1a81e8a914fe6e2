import '../layout/VisuallyHidden.css';
import './Strip.css';

/**
 * Capability labels that scroll past. One list is real; its copy, which closes the loop, is
 * out of reach of assistive technology and keyboard alike (`aria-hidden` and `inert`).
 */
export function Strip({ heading, labels }: { heading: string; labels: readonly string[] }) {
  return (
    <section className="strip" data-ground="turmeric">
      <h2 className="visually-hidden">{heading}</h2>
      <div className="strip__track">
        <StripList labels={labels} />
        <StripList labels={labels} isCopy />
      </div>
    </section>
  );
}

function StripList({ labels, isCopy = false }: { labels: readonly string[]; isCopy?: boolean }) {
  return (
    <ul className="strip__list" aria-hidden={isCopy || undefined} inert={isCopy}>
      {labels.map((label) => (
        <li key={label}>{label}</li>
      ))}
    </ul>
  );
}
