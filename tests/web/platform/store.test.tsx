import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { createStore, useStore } from '../../../web/platform/store.ts';

const person = (name: string, courses = 0) => ({ name, courses });

describe('a store', () => {
  it('reads its first value when somebody asks, and only once', () => {
    const read = vi.fn(() => person('Mira'));
    const store = createStore(read);
    expect(read).not.toHaveBeenCalled();
    expect(store.get()).toBe(store.get());
    expect(read).toHaveBeenCalledOnce();
  });

  it('reads nothing once it was told', () => {
    const read = vi.fn(() => person('Mira'));
    const store = createStore(read);
    store.set(person('Noor'));
    expect(store.get()).toEqual(person('Noor'));
    expect(read).not.toHaveBeenCalled();
  });

  it('tells of each change, and of nothing else, until somebody leaves', () => {
    const store = createStore(() => 1);
    const told: number[] = [];
    const leave = store.subscribe(() => told.push(store.get()));
    for (const next of [2, 2, 3]) store.set(next);
    leave();
    store.set(4);
    expect(told).toEqual([2, 3]);
  });

  it('tells everybody, when one of them leaves meanwhile', () => {
    const store = createStore(() => 1);
    const told: string[] = [];
    const leave = store.subscribe(() => (told.push('first'), leave()));
    store.subscribe(() => told.push('second'));
    store.set(2);
    store.set(3);
    expect(told).toEqual(['first', 'second', 'second']);
  });
});

describe('useStore', () => {
  it('draws what there is, and each change', () => {
    const store = createStore(() => person('Mira'));
    const { result } = renderHook(() => useStore(store));
    expect(result.current.name).toBe('Mira');
    act(() => store.set(person('Noor')));
    expect(result.current.name).toBe('Noor');
  });

  it('draws a part again when that part changes', () => {
    const store = createStore(() => person('Mira'));
    let drawn = 0;
    const { result } = renderHook(() => ((drawn += 1), useStore(store, ({ courses }) => courses)));
    act(() => store.set(person('Noor')));
    expect([result.current, drawn]).toEqual([0, 1]);
    act(() => store.set(person('Noor', 2)));
    expect([result.current, drawn]).toEqual([2, 2]);
  });

  it('draws what the store has for the build where there is no browser', () => {
    const store = { ...createStore(() => person('Mira', 2)), prerendered: () => person('nobody') };
    const Greeting = () => <p>{`${useStore(store).name} ${useStore(store, ({ courses }) => courses)}`}</p>;
    expect(renderToString(<Greeting />)).toBe('<p>nobody 0</p>');
  });
});
