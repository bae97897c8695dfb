import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * A form of a page that came rendered can be filled in before its scripts are here. Sent by the browser it would put a
 * password into an address, so it has the one method that goes nowhere. Both attributes stand in the document only.
 */
export const RENDERED_FORM = import.meta.env.SSR ? ({ method: 'dialog', 'data-rendered': '' } as const) : undefined;

interface Values {
  [name: string]: unknown;
}

/** What stands in the controls and the form does not know; what it knew from the page before is put into them. */
function typedInto(form: HTMLFormElement, values: Values): Values {
  const typed: Values = {};
  for (const control of form.elements) {
    if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) continue;
    const { name, type } = control;
    const value = type === 'checkbox' ? (control as HTMLInputElement).checked : control.value;
    if (!(name in values) || value === values[name]) continue;
    if (value === '') control.value = String(values[name]);
    else typed[name] = value;
  }
  return typed;
}

/**
 * Takes over what was typed, ticked and sent by then. React leaves the controls as it finds them and hears of nothing.
 */
export function useEarlyInput(
  form: RefObject<HTMLFormElement | null>,
  values: Values,
  setValues: (values: never, isChecked: false) => unknown,
): void {
  const [isPressed, setPressed] = useState(false);

  const takeOver = useEffectEvent((element: HTMLFormElement) => {
    const typed = typedInto(element, values);
    if (Object.keys(typed).length > 0) setValues({ ...values, ...typed } as never, false);
    setPressed(element.dataset['pressed'] !== undefined);
    for (const name of ['method', 'data-rendered', 'data-pressed']) element.removeAttribute(name);
  });

  useEffect(() => {
    if (form.current?.dataset['rendered'] !== undefined) takeOver(form.current);
  }, [form]);

  useEffect(() => {
    if (isPressed) form.current?.requestSubmit();
  }, [isPressed, form]);
}
