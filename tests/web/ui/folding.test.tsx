import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';
import { Accordion } from '../../../web/ui/accordion.tsx';
import { Disclosure } from '../../../web/ui/disclosure.tsx';
import { Tabs, useTabParam } from '../../../web/ui/tabs.tsx';

const modules = ['Periodontology', 'Prosthodontics'].map((title) => ({
  id: title,
  heading: title,
  panel: <p>Days of {title}</p>,
}));
const expanded = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-expanded'));

it('opens one item of an accordion at a time', async () => {
  render(<Accordion items={modules} initialId="Periodontology" />);
  expect(expanded()).toEqual(['true', 'false']);
  await userEvent.click(screen.getByRole('button', { name: 'Prosthodontics' }));
  expect(expanded()).toEqual(['false', 'true']);
  expect(screen.getByRole('region', { name: 'Prosthodontics' }).textContent).toBe('Days of Prosthodontics');
  await userEvent.click(screen.getByRole('button', { name: 'Prosthodontics' }));
  expect(expanded()).toEqual(['false', 'false']);
});

it('leaves the open item to its owner when controlled', async () => {
  render(<Accordion items={modules} openId={null} />);
  await userEvent.click(screen.getByRole('button', { name: 'Prosthodontics' }));
  expect(expanded()).toEqual(['false', 'false']);
});

it('shows and hides what a disclosure holds', async () => {
  render(<Disclosure label="Curriculum">Seven days</Disclosure>);
  expect(screen.getByText('Seven days').hidden).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Curriculum' }));
  expect(screen.getByText('Seven days').hidden).toBe(false);
});

function Place() {
  return <output>{useLocation().search}</output>;
}

function CourseTabs() {
  const [value, choose] = useTabParam('tab', ['content', 'documents']);
  const tabs = [
    { id: 'content', label: 'Course Content', panel: 'Videos' },
    { id: 'documents', label: 'Documents', panel: 'Papers' },
  ];
  return <Tabs label="Course" value={value} onChange={choose} tabs={tabs} />;
}

it('moves between tabs with the arrows and keeps the place in the address', async () => {
  render(
    <MemoryRouter>
      <CourseTabs />
      <Place />
    </MemoryRouter>,
  );
  expect(screen.getByRole('tabpanel', { name: 'Course Content' }).textContent).toBe('Videos');
  screen.getByRole('tab', { name: 'Course Content' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Documents' }));
  expect(screen.getByRole('tabpanel', { name: 'Documents' }).textContent).toBe('Papers');
  expect(screen.getByRole('status').textContent).toBe('?tab=documents');
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('status').textContent).toBe('');
});

it('finds the tab of a sent link and forgives a wrong one', () => {
  const { unmount } = render(
    <MemoryRouter initialEntries={['/?tab=documents']}>
      <CourseTabs />
    </MemoryRouter>,
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Documents');
  unmount();
  render(
    <MemoryRouter initialEntries={['/?tab=nonsense']}>
      <CourseTabs />
    </MemoryRouter>,
  );
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Course Content');
});

it('puts only the chosen tab into the order of the Tab key', () => {
  function Two() {
    const [value, setValue] = useState('b');
    return (
      <Tabs
        label="Two"
        value={value}
        onChange={setValue}
        tabs={[
          { id: 'a', label: 'A', panel: 1 },
          { id: 'b', label: 'B', panel: 2 },
        ]}
      />
    );
  }
  render(<Two />);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, 0]);
});
