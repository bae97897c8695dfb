import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/**
 * A prerendered form can be filled in before hydration. A native submit would put a password into the URL, so the form
 * uses `method="dialog"`, which sends nothing. Both attributes are only in the prerendered document.
 */
export const RENDERED_FORM = import.meta.env.SSR ? ({ method: 'dialog', 'data-rendered': '' } as const) : undefined;

interface Values {
  [name: string]: unknown;
}

/** Collects values typed before hydration, and writes the form's known values into empty controls. */
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

/** Adopts input and submits from before hydration: React keeps the controls' values without events. */
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
