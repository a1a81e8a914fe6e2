import { galleryGroups } from './examples.ts';
import { switches } from './switches.ts';

/**
 * A part alone in a frame, which is the page that is audited, and switches for it. Forced colours
 * cannot be switched on by a page: what the switch shows is a simulation, and it says so.
 */
export function ComponentViewer({ component }: { component: string }) {
  const components = galleryGroups.flatMap((group) => group.components);
  const current = components.indexOf(component);
  return (
    <div className="gallery__viewer">
      <header className="gallery__bar">
        <nav aria-label="Gallery">
          <ul>
            <li>
              <a href="/gallery">All parts</a>
            </li>
            <Neighbour label="Previous" component={components[current - 1]} />
            <Neighbour label="Next" component={components[current + 1]} />
            <li>
              <a href={`/gallery/ltr/${component}`} data-alone="">
                Alone
              </a>
            </li>
          </ul>
        </nav>
        <h1>{component}</h1>
        <form>
          {switches.map(({ name, legend, choices }) => (
            <fieldset key={name}>
              <legend>{legend}</legend>
              {Object.entries(choices).map(([value, label], index) => (
                <label key={value}>
                  <input type="radio" name={name} value={value} defaultChecked={index === 0} />{' '}
                  {label}
                </label>
              ))}
            </fieldset>
          ))}
        </form>
        <p className="gallery__note soft">
          Forced colours are simulated here with the system colours of CSS. For the browser’s own,
          open its developer tools: in Chrome and Edge More tools, Rendering, Emulate CSS media
          feature forced-colors; on Windows press Alt, Shift and Print Screen.
        </p>
      </header>
      <div className="gallery__frame">
        {/* oxlint-disable-next-line react/iframe-missing-sandbox -- It shows a page of our own, which must work as it does alone. */}
        <iframe title={`${component} in all its states`} src={`/gallery/ltr/${component}`} />
      </div>
    </div>
  );
}

function Neighbour({ label, component }: { label: string; component: string | undefined }) {
  if (component === undefined) return null;
  return (
    <li>
      <a href={`/gallery/${component}`} data-keeps-switches="">
        {label}: {component}
      </a>
    </li>
  );
}
