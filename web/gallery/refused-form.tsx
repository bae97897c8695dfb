import { useEffect, useRef, useState } from 'react';
import { Form, type FormProps } from '../forms/form.tsx';

const COMPLAINT = '[aria-invalid], [data-summary], [data-banner]';

/** A form that has already been sent and refused. It is inert until then, because a refused form takes the focus. */
export function RefusedForm<Values extends Record<string, unknown>>(props: FormProps<Values>) {
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
