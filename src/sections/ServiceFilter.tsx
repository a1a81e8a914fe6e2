import { X } from '../ui/icons.ts';
import { useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField } from 'react-aria-components/TextField';
import '../layout/IconButton.css';
import '../ui/Field.css';
import type { Word } from '../words/word.ts';
import { FilledSentence } from '../words/FilledSentence.tsx';
import { filterList } from './filterList.ts';
import './ServiceFilter.css';

type Props = {
  label: Word;
  clear: string;
  /** Says how many were found, with a `place` for the number. */
  found: Word;
  /** Said where none was. */
  none: Word;
};

/**
 * Leaves of the service list beside it only what has all the words that are typed. Without script the
 * field is not shown, and the list is whole.
 */
export function ServiceFilter({ label, clear, found, none }: Props) {
  const { locale } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [count, setCount] = useState<number>();
  const filter = (words: string) => {
    setTyped(words);
    setCount(filterList(words));
  };
  return (
    <TextField
      className="field service-filter"
      type="search"
      value={typed}
      onChange={filter}
      onKeyDown={({ key }) => {
        if (key === 'Escape') filter('');
      }}
    >
      <Label className="field__label">{label}</Label>
      <div className="service-filter__row">
        <Input className="field__control" ref={input} />
        {typed !== '' && (
          <Button
            className="icon-button"
            aria-label={clear}
            onPress={() => {
              filter('');
              input.current?.focus();
            }}
          >
            <X />
          </Button>
        )}
      </div>
      <p className="field__hint" role="status">
        {count === 0 && none}
        {typed !== '' && count !== undefined && count > 0 && (
          <FilledSentence filling={new Intl.NumberFormat(locale).format(count)}>
            {found}
          </FilledSentence>
        )}
      </p>
    </TextField>
  );
}
