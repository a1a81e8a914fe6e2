import { examples, galleryGroups } from './examples.ts';

/** Every part of the gallery by what it is. */
export function ComponentList() {
  return (
    <main id="main" tabIndex={-1} className="section gallery__list">
      <h1>Gallery</h1>
      <p className="lead">
        Every part of the site in every state, with made-up words. Open one to see it in both themes
        and directions, in a small window and in forced colours.
      </p>
      {galleryGroups.map(({ id, name, components }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{name}</h2>
          <ul className="gallery__parts">
            {components.map((component) => (
              <li key={component}>
                <a href={`/gallery/${component}`}>{component}</a>{' '}
                <span className="soft">{countStates(component)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  );
}

function countStates(component: string): string {
  const count = examples.filter((example) => example.component === component).length;
  return count === 1 ? '1 state' : `${count} states`;
}
