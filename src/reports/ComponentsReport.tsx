import type { ComponentFacts } from '../delivery/reportFacts.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Section } from '../layout/Section.tsx';
import { galleryComponents } from '../gallery/examples.ts';
import { Block } from '../sections/Block.tsx';
import { English } from './English.tsx';
import { ReportDocument } from './ReportDocument.tsx';
import { linkBetween } from './reportFiles.ts';
import { useReport } from './reportPage.ts';

/** Every component, and what binds the site as a whole, each with a link to its page. */
export function ComponentsReport() {
  const { facts } = useReport();
  const words = useSharedWords('reports');
  const isDrawn = ({ name }: ComponentFacts) => galleryComponents.includes(name);
  return (
    <ReportDocument
      title={words(($) => $.byComponent.title)}
      lead={words(($) => $.byComponent.lead)}
    >
      <Section as="div" className="report">
        <Block heading={words(($) => $.byComponent.other)}>
          <ComponentLinks components={facts.components.filter((one) => !isDrawn(one))} />
        </Block>
        <Block heading={words(($) => $.byComponent.drawn)}>
          <ComponentLinks components={facts.components.filter(isDrawn)} />
        </Block>
      </Section>
    </ReportDocument>
  );
}

function ComponentLinks({ components }: { components: readonly ComponentFacts[] }) {
  const { file } = useReport();
  const words = useSharedWords('reports');
  return (
    <ul>
      {components.map(({ name, requirements, snapshots }) => (
        <li key={name} id={name}>
          <a href={linkBetween(file, `components/${name}.html`)} hrefLang="en">
            <English>{name}</English>
          </a>{' '}
          <span className="soft">
            {words(($) => $.byComponent.counts, {
              requirements: requirements.length,
              states: Object.keys(snapshots).length,
            })}
          </span>
        </li>
      ))}
    </ul>
  );
}
