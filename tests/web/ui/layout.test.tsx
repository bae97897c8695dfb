import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Card } from '../../../web/ui/card.tsx';
import { Grid, Note, Row, Stack, Text } from '../../../web/ui/layout/layout.tsx';

const sheet = readFileSync('web/ui/layout/layout.module.css', 'utf8');

it('is the element that it is told to be, with its attributes and its class', () => {
  const { container } = render(
    <Row as="form" aria-label="Search" className="own">
      <Text as="time" dateTime="2026-11-28" tone="muted">
        today
      </Text>
      <Stack as={Card} padding="large" />
    </Row>,
  );
  expect(container.innerHTML).toBe(
    '<form aria-label="Search" class="row wraps own"><time datetime="2026-11-28" class="muted">today</time>' +
      '<div class="card surface largePadding stack"></div></form>',
  );
});

it('has a rule for every value that it takes', () => {
  const { container } = render(
    <>
      {(['2px', '6px', 1, 2, 3, 4, 5, 6] as const).map((gap) => (
        <Stack key={gap} gap={gap} />
      ))}
      {([0, '2px', 1, 2, 3, 4] as const).map((lineGap) => (
        <Row key={lineGap} lineGap={lineGap} />
      ))}
      {(['start', 'center', 'baseline', 'end'] as const).map((align) => (
        <Row key={align} align={align} />
      ))}
      {(['between', 'center', 'end'] as const).map((justify) => (
        <Row key={justify} justify={justify} />
      ))}
      {([1, 2, 3, 4] as const).map((above) => (
        <Text key={above} above={above} />
      ))}
      {(['muted', 'ink'] as const).map((tone) => (
        <Text key={tone} tone={tone} />
      ))}
      {(['small', 'h3', 'h2'] as const).map((size) => (
        <Text key={size} size={size} />
      ))}
      <Stack align="start" />
      <Stack align="center" />
      <Grid min="200px" />
      <Text weight="regular" isTabular breaks isWide />
      <Text weight="strong" />
    </>,
  );
  const names = new Set([...container.querySelectorAll('*')].flatMap(({ classList }) => [...classList]));
  expect([...names].filter((name) => !sheet.includes(`.${name} {`))).toEqual([]);
  const rules = [...sheet.matchAll(/^\.([\w-]+) \{/gm)].map(([, name]) => name);
  expect(rules.filter((name) => !names.has(name ?? ''))).toEqual([]);
});

it('says in muted small words what is only a note', () => {
  const { container } = render(<Note as="span">Optional</Note>);
  expect(container.innerHTML).toBe('<span class="muted size-small">Optional</span>');
});

it('makes a card with a gap a stack', () => {
  const { container } = render(<Card as="li" gap={3} className="own" />);
  expect(container.firstElementChild?.outerHTML).toBe('<li class="stack gap-3 card surface mediumPadding own"></li>');
});
