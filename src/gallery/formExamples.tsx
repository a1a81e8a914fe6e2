import { useState } from 'react';
import { Island } from '../islands/Island.tsx';
import { CheckboxGroupField } from '../ui/CheckboxGroupField.tsx';
import { consultationExample } from './consultationExample.ts';
import type { Example } from './example.ts';

/** Choices under a question of their own: on one page no two groups have the same name. */
function Boxes(props: { id: string; label: string; chosen?: string[]; error?: string }) {
  const { id, label, chosen = [], error } = props;
  const [value, setValue] = useState(chosen);
  return (
    <CheckboxGroupField
      id={id}
      name={id}
      label={label}
      hint="Choose one or both, or the last one alone."
      words={{ asterisk: '*', required: '(required)', errorPrefix: 'Error:' }}
      options={[
        { value: 'email', label: 'Email me' },
        { value: 'call', label: 'Call me' },
        { value: 'either', label: 'Either is fine', divider: 'or' },
      ]}
      value={value}
      onChange={setValue}
      error={error}
    />
  );
}

/** What names the form on its page. */
const heading = <h3 id="consultation-heading">Get a consultation</h3>;

/** Fields of forms, and the forms that no page holds yet. */
export const formExamples: readonly Example[] = [
  {
    component: 'checkbox-group',
    state: 'nothing ticked',
    element: <Boxes id="boxes-none" label="How should we contact you?" />,
  },
  {
    component: 'checkbox-group',
    state: 'ticked',
    element: <Boxes id="boxes-some" label="Which way suits you?" chosen={['call']} />,
  },
  {
    component: 'checkbox-group',
    state: 'with an error',
    element: (
      <Boxes
        id="boxes-error"
        label="How may we answer you?"
        error="Please choose at least one option."
      />
    ),
  },
  {
    component: 'consultation-form',
    state: 'empty',
    element: (
      <>
        {heading}
        <Island name="consultation-form" props={consultationExample} />
      </>
    ),
  },
  {
    component: 'consultation-form-refused',
    state: 'refused without a script',
    element: (
      <>
        {heading}
        <Island
          name="consultation-form"
          props={{
            ...consultationExample,
            values: { name: 'Asha Patil', wecontactyou: ['call'] },
            errors: { company: 'required', email: 'required', mobile: 'invalid' },
          }}
        />
      </>
    ),
  },
];
