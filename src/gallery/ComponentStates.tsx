import { examples } from './examples.ts';

/** All states of a part, each a section that bears its name. */
export function PartStates({ part }: { part: string }) {
  return (
    <main id="main" tabIndex={-1} className="gallery">
      <h1 className="section">{part}</h1>
      {examples
        .filter((example) => example.part === part)
        .map(({ state, element }) => (
          <section key={state} className="section" aria-label={state}>
            <h2>{state}</h2>
            {element}
          </section>
        ))}
    </main>
  );
}
