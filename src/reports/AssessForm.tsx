import {
  noReader,
  settingFields,
  verdicts,
  type AssessPage,
  type RecordField,
} from '../delivery/people.ts';
import { useSharedWords } from '../i18n/useSharedWords.ts';
import { Block } from '../sections/Block.tsx';
import { Button } from '../ui/Button.tsx';
import { CheckboxGroupField } from '../ui/CheckboxGroupField.tsx';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { AssessDocument } from './AssessDocument.tsx';
import { Assessed } from './Assessed.tsx';

/** The fields in the order of the form. */
const fields = ['verdict', 'pages', 'words', 'issue', ...settingFields] as const;

/** The fields that have a note. */
const hints = ['words', 'organisation', 'reader', 'readerVersion'] as const;

/** Drawn once and sent as it is: the browser keeps what is typed. */
const keep = () => undefined;

/** One item: what to do, its pages, and the form for what was found. Nothing is judged beforehand. */
export function AssessForm({ item, site, values, wrong }: Extract<AssessPage, { kind: 'item' }>) {
  const words = useSharedWords('reports');
  const forms = useSharedWords('forms');
  const errorOf = (name: RecordField) =>
    words(($) => $.assess.fields[name].error, { none: noReader });
  const own = (name: RecordField) => ({
    ...{ id: name, name, label: words(($) => $.assess.fields[name].label), onChange: keep },
    words: {
      asterisk: forms(($) => $.asterisk),
      required: forms(($) => $.required),
      errorPrefix: forms(($) => $.errorPrefix),
    },
    error: wrong.includes(name) ? errorOf(name) : undefined,
  });
  const textOf = (name: RecordField) => String(values[name] ?? '');
  const text = (name: (typeof settingFields)[number] | 'words' | 'issue', rows?: number) => {
    const hinted = hints.find((one) => one === name);
    return (
      <TextField
        key={name}
        {...own(name)}
        value={textOf(name)}
        hint={hinted && words(($) => $.assess.fields[hinted].hint, { none: noReader })}
        isOptional={name === 'issue' || name === 'readerVersion'}
        {...(rows !== undefined && { rows })}
      />
    );
  };
  const [verdict, pages, chosen] = [own('verdict'), own('pages'), textOf('verdict')];
  const texts = [text('words', 5), text('issue'), ...settingFields.map((name) => text(name))];
  return (
    <AssessDocument heading={item.title} lead={item.criteria.join(', ')} isWrong={wrong.length > 0}>
      <p>
        <a href="/">{words(($) => $.assess.back)}</a>
      </p>
      <Block heading={words(($) => $.protocol.do)}>
        <p>{item.do}</p>
      </Block>
      <Block heading={words(($) => $.protocol.find)}>
        <p>{item.find}</p>
        <p>
          <Assessed record={item.record} />
        </p>
      </Block>
      <Block heading={words(($) => $.assess.look)}>
        <p>{words(($) => $.assess.site, { site })}</p>
        <ul>
          {item.pages.map((path) => (
            <li key={path}>
              <a href={site + path}>{site + path}</a>
            </li>
          ))}
        </ul>
      </Block>
      <Block id="finding" heading={words(($) => $.assess.finding)}>
        {/* After a mistake the page is shown from here. */}
        <form className="form" method="post" action="#finding" noValidate>
          {wrong.length > 0 && (
            <ErrorSummary
              heading={forms(($) => $.summary)}
              errors={fields
                .filter((name) => wrong.includes(name))
                .map((name) => ({ id: name, message: errorOf(name) }))}
            />
          )}
          <p className="form__note">{forms(($) => $.requiredNote)}</p>
          <SelectField
            {...verdict}
            value={chosen}
            placeholder={words(($) => $.assess.choose)}
            options={verdicts.toReversed().map((key) => ({
              ...{ key, sent: key },
              label: words(($) => $.status[key].name),
            }))}
          />
          <CheckboxGroupField
            {...pages}
            value={[values.pages ?? []].flat()}
            options={item.pages.map((path) => ({ value: path, label: path }))}
          />
          {texts}
          <Button type="submit">{words(($) => $.assess.send)}</Button>
        </form>
      </Block>
    </AssessDocument>
  );
}
