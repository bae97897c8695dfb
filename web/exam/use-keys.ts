import { useEffect, useEffectEvent } from 'react';
import { type Command, commandOf } from './keys.ts';

/** Runs the commands of the keyboard. `run` tells whether it knew what to do. */
export function useKeys(areOn: boolean, run: (command: Command) => boolean): void {
  const runNow = useEffectEvent(run);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const command = commandOf(event, areOn);
      if (command && runNow(command)) event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [areOn]);
}
