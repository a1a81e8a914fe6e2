import './InLanguage.css';

type Props = {
  /** Name of the language in the reader's own; nothing is said where it is the reader's. */
  name?: string | undefined;
};

/** Says, as the end of a link, in which other language the page is that it leads to. */
export function InLanguage({ name }: Props) {
  if (name === undefined) return null;
  return (
    <>
      {' '}
      <small className="in-language">{`(${name})`}</small>
    </>
  );
}
