// Longer than others: a list, one entry for each state.
import { useState } from 'react';
import { ErrorSummary } from '../ui/ErrorSummary.tsx';
import { SelectField } from '../ui/SelectField.tsx';
import { TextField } from '../ui/TextField.tsx';
import { arabic } from './arabic.ts';
import type { Example } from './example.ts';

const words = { asterisk: '*', required: '(required)', errorPrefix: 'Error:' };

/** A text field that holds its own value, as forms do. */
function Field(props: Partial<React.ComponentProps<typeof TextField>> & { id: string }) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <TextField
      name={props.id}
      label="Label"
      words={words}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

function Choice(props: Partial<React.ComponentProps<typeof SelectField>> & { id: string }) {
  const [value, setValue] = useState(props.value ?? '');
  return (
    <SelectField
      name={props.id}
      label="Service"
      placeholder="Select a service"
      words={words}
      options={[
        { key: 'a', label: 'First service', sent: 'First service' },
        { key: 'b', label: 'Second service', sent: 'Second service' },
      ]}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

/** Fields and what sums up their mistakes, in every state they have without a script. */
export const fieldExamples: readonly Example[] = [
  {
    component: 'error-summary',
    state: 'two mistakes',
    element: (
      <>
        <ErrorSummary
          heading="There is a problem"
          errors={[
            { id: 'summary-name', message: 'Name is required.' },
            { id: 'summary-email', message: 'Email is required.' },
          ]}
        />
        <Field id="summary-name" label="Name" error="Name is required." />
        <Field id="summary-email" label="Email" error="Email is required." />
      </>
    ),
  },
  { component: 'select', state: 'nothing chosen', element: <Choice id="select-a" /> },
  { component: 'select', state: 'something chosen', element: <Choice id="select-b" value="b" /> },
  {
    component: 'select',
    state: 'with an error',
    element: <Choice id="select-c" error="Please select a service." />,
  },
  {
    component: 'select',
    state: 'in words of another language',
    element: (
      <Choice
        id="select-d"
        label={arabic('الخدمة')}
        placeholder={arabic('اختر خدمة')}
        options={[{ key: 'a', label: arabic('اختبار البرمجيات'), sent: 'Testing' }]}
      />
    ),
  },
  { component: 'text-field', state: 'empty', element: <Field id="field-empty" /> },
  {
    component: 'text-field',
    state: 'with a hint',
    element: <Field id="field-hint" hint="10 digits, without +91 or 0 in front" inputMode="tel" />,
  },
  {
    component: 'text-field',
    state: 'filled',
    element: <Field id="field-filled" value="Asha Patil" />,
  },
  {
    component: 'text-field',
    state: 'with hint and error',
    element: (
      <Field
        id="field-error"
        hint="10 digits, without +91 or 0 in front"
        error="Please enter a valid 10-digit phone number."
        value="123"
      />
    ),
  },
  {
    component: 'text-field',
    state: 'disabled',
    element: <Field id="field-disabled" value="Not now" isBusy />,
  },
  {
    component: 'text-field',
    state: 'in words of another language',
    element: (
      <Field
        id="field-foreign"
        label={arabic('رقم الهاتف')}
        hint={arabic('١٠ أرقام بلا صفر في أولها')}
        error={arabic('رقم الهاتف مطلوب.')}
      />
    ),
  },
  { component: 'text-field', state: 'several rows', element: <Field id="field-rows" rows={4} /> },
];
