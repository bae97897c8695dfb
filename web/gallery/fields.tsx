import { useEffect, useRef, useState } from 'react';
import { M } from '../../src/wire/messages.ts';
import { CheckBox, TextAreaBox, TextBox } from '../forms/boxes.tsx';
import { CheckList } from '../forms/check-list.tsx';
import { Checkbox } from '../forms/checkbox.tsx';
import { ChecksField } from '../forms/checks-field.tsx';
import { EmailSuggestion } from '../forms/email-suggestion.tsx';
import { EmailSuggestionHint } from '../forms/email-suggestion-hint.tsx';
import { FixedField } from '../forms/fixed-field.tsx';
import { Form, type FormProps } from '../forms/form.tsx';
import { GroupField } from '../forms/group-field.tsx';
import { NumberField } from '../forms/number-field.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { SelectBox } from '../forms/select-box.tsx';
import { SelectField } from '../forms/select-field.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { EmailField, TextField } from '../forms/text-field.tsx';
import { GALLERY } from '../text/copy/gallery.ts';
import { SearchBox } from '../ui/search-box.tsx';
import { SLOW_MS } from './busy-button.tsx';
import type { ThemeName } from './palette.ts';
import { Specimen } from './specimen.tsx';

const EMPTY = { name: '', email: '', phone: '', password: '', confirmPassword: '', message: '', agreeTerms: false };
const FILLED = {
  ...EMPTY,
  name: GALLERY.nameValue,
  email: 'noor@example.com',
  password: 'a-long-enough-password',
  message: GALLERY.sampleLong,
  agreeTerms: true,
};

const registerSchema = () => import('../../src/wire/identity.ts').then((wire) => wire.registerForm);
const messageSchema = () => import('../../src/wire/support.ts').then((wire) => wire.contactBody);
const slowly = () => new Promise<void>((done) => window.setTimeout(done, SLOW_MS));
const refuse = () => Promise.reject(new Error('refused'));

const CHOICES = [
  { value: null, words: GALLERY.placeholder },
  { value: 5, words: '5' },
];

export function FieldSpecimens({ theme }: { theme: ThemeName }) {
  return (
    <>
      <Specimen name="At rest: hint, placeholder, optional, unchecked" layout="stack">
        <Form start={EMPTY} onSubmit={slowly} label={`At rest, ${theme}`}>
          <TextField name="name" label={GALLERY.name} hint={GALLERY.nameHint} />
          <TextField name="phone" label={GALLERY.phone} placeholder={GALLERY.placeholder} isOptional />
          <PasswordField name="password" label={GALLERY.password} />
          <TextArea name="message" label={GALLERY.note} isOptional rows={3} />
          <Checkbox name="agreeTerms" label={GALLERY.terms} />
        </Form>
      </Specimen>
      <Specimen name="Filled in, one disabled; Send is busy for two seconds" layout="stack">
        <Form start={FILLED} onSubmit={slowly} label={`Filled in, ${theme}`}>
          <FixedField label={GALLERY.name} value={GALLERY.nameValue} hint={GALLERY.nameHint} />
          <EmailField name="email" disabled />
          <PasswordField name="password" label={GALLERY.password} />
          <TextArea name="message" label={GALLERY.note} rows={3} />
          <Checkbox name="agreeTerms" label={GALLERY.terms} />
          <SubmitButton busy={M.sending}>{GALLERY.send}</SubmitButton>
        </Form>
      </Specimen>
      <SearchSpecimen />
      <Specimen name="SelectField: chosen, nothing chosen in a GroupField" layout="stack">
        <Form start={{ weekday: 5, other: null }} onSubmit={slowly} label={`Select fields, ${theme}`}>
          <SelectField name="weekday" label={GALLERY.months} hint={GALLERY.dropZoneReason} options={CHOICES} />
          <GroupField name="group" label={GALLERY.name} hint={GALLERY.nameHint}>
            <SelectField name="other" label={GALLERY.months} isOptional options={CHOICES} />
          </GroupField>
        </Form>
      </Specimen>
      <Specimen name="ChecksField: several may be on" layout="stack">
        <Form start={{ several: ['name'] }} onSubmit={slowly} label={`Several, ${theme}`}>
          <ChecksField
            name="several"
            label={GALLERY.months}
            options={[
              { value: 'name', label: GALLERY.name, hint: GALLERY.nameHint },
              { value: 'months', label: GALLERY.months },
            ]}
          />
        </Form>
      </Specimen>
      <Specimen name="Numbers: with the usual answers, without" layout="stack">
        <Form start={{ months: 5, price: '' }} onSubmit={slowly} label={`Numbers, ${theme}`}>
          <NumberField
            name="months"
            label={GALLERY.months}
            choices={{
              label: GALLERY.months,
              values: [
                { value: 5, words: '5' },
                { value: 10, words: '10' },
              ],
            }}
          />
          <NumberField name="price" label={GALLERY.price} hint={GALLERY.nameHint} />
        </Form>
      </Specimen>
      <Specimen name="SelectBox: nothing chosen, chosen, disabled with the reason" layout="stack">
        <SelectBox
          label={GALLERY.months}
          placeholder={GALLERY.placeholder}
          value=""
          options={[]}
          onChange={() => undefined}
        />
        <SelectBox
          label={GALLERY.months}
          placeholder={GALLERY.placeholder}
          value="5"
          options={[{ value: '5', words: '5' }]}
          onChange={() => undefined}
        />
        <SelectBox
          label={GALLERY.months}
          hint={GALLERY.dropZoneReason}
          placeholder={GALLERY.placeholder}
          value=""
          options={[]}
          isDisabled
          onChange={() => undefined}
        />
      </Specimen>
      <Specimen name="Boxes outside a form: with a hint, advice and a complaint" layout="stack">
        <TextBox
          id={`${theme}-line`}
          label={GALLERY.name}
          hint={GALLERY.nameHint}
          note={<p>{GALLERY.sample}</p>}
          value=""
          onChange={() => undefined}
        />
        <TextAreaBox
          id={`${theme}-area`}
          label={GALLERY.note}
          complaint={GALLERY.dropZoneReason}
          value={GALLERY.sampleLong}
          onChange={() => undefined}
        />
        <CheckBox id={`${theme}-check`} label={GALLERY.terms} hint={GALLERY.nameHint} isOn onChange={() => undefined} />
        <CheckList
          legend={GALLERY.select}
          hint={GALLERY.nameHint}
          options={['1', '2', '3'].map((id) => ({ id, label: `${GALLERY.select} ${id}` }))}
          chosen={['2']}
          onChange={() => undefined}
        />
      </Specimen>
      <Specimen name="Refused, field by field, with the summary" layout="stack">
        <RefusedForm start={EMPTY} schema={registerSchema} onSubmit={slowly} label={`Refused, ${theme}`}>
          <TextField name="name" label={GALLERY.name} hint={GALLERY.nameHint} />
          <PasswordField name="password" label={GALLERY.password} kind="new" />
          <Checkbox name="agreeTerms" label={GALLERY.terms} />
          <SubmitButton busy={M.sending}>{GALLERY.send}</SubmitButton>
        </RefusedForm>
      </Specimen>
      <Specimen name="Refused text area, without the summary of a long form" layout="stack">
        <RefusedForm start={EMPTY} schema={messageSchema} onSubmit={slowly} label={`Refused message, ${theme}`}>
          <TextArea name="message" label={GALLERY.note} rows={3} />
        </RefusedForm>
      </Specimen>
      <Specimen name="Mistyped domain" layout="stack">
        <Form start={{ email: '' }} onSubmit={slowly} label={`Mistyped domain, ${theme}`}>
          <EmailField name="email" />
          <EmailSuggestion />
          <EmailSuggestionHint email="amara@gmail.oom" onUse={() => undefined} />
        </Form>
      </Specimen>
      <Specimen name="Refused as a whole" layout="stack">
        <RefusedForm start={EMPTY} onSubmit={refuse} label={`Refused as a whole, ${theme}`}>
          <EmailField name="email" />
          <SubmitButton busy={M.sending}>{GALLERY.send}</SubmitButton>
        </RefusedForm>
      </Specimen>
    </>
  );
}

const COMPLAINT = '[aria-invalid], [data-summary], [data-banner]';

/** A form in its refused state. Inert until submitted, because a refused form takes the focus. */
function RefusedForm<Values extends Record<string, unknown>>(props: FormProps<Values>) {
  const box = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watcher = new MutationObserver(() => element.querySelector(COMPLAINT) && setRefused(true));
    watcher.observe(element, { subtree: true, childList: true, attributes: true });
    element.querySelector('form')?.requestSubmit();
    return () => watcher.disconnect();
  }, []);

  return (
    <div ref={box} inert={!isRefused}>
      <Form {...props} />
    </div>
  );
}

function SearchSpecimen() {
  const [search, setSearch] = useState<string>(GALLERY.nameValue);
  return (
    <Specimen name="SearchBox: searches while one types" layout="stack">
      <SearchBox label={GALLERY.name} clear={GALLERY.clear} search={search} onSearch={setSearch} />
    </Specimen>
  );
}
