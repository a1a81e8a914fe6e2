import { examples } from './examples.ts';

/** All states of a part, each a section that bears its name. */
export function ComponentStates({ component }: { component: string }) {
  return (
    <main id="main" tabIndex={-1} className="gallery">
      <h1 className="section">{component}</h1>
      {examples
        .filter((example) => example.component === component)
        .map(({ state, element }) => (
          <section key={state} className="section" aria-label={state}>
            <h2>{state}</h2>
            {element}
          </section>
        ))}
    </main>
  );
}
