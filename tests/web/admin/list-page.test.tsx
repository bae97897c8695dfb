import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../src/wire/paths.ts';
import type { AuditEntryReply } from '../../../src/wire/replies/audit.ts';
import type { StudentListing } from '../../../src/wire/replies/reporting.ts';
import { Entries } from '../../../web/admin/entries.tsx';
import { useList, useLog } from '../../../web/admin/list-api.ts';
import { ListPage } from '../../../web/admin/list-page.tsx';
import { anyOf, listQuery, sortedPages, typedWords, useListQuery } from '../../../web/admin/list-query.ts';
import { ListTable } from '../../../web/admin/list-table.tsx';
import { keepPreferences } from '../../../web/platform/player-preferences.ts';
import { LIST, shownOf } from '../../../web/text/copy/admin-lists.ts';
import { fakeServer } from '../features/support/fake-server.ts';
import { signIn, student } from '../features/support/people.ts';
import { show } from '../features/support/screen.tsx';

/** One list of each source; what the rows are does not matter to the kit. */
const WORDS = {
  title: 'Things',
  lead: 'Everything there is.',
  loading: 'Loading things...',
  none: 'No things yet',
  noneLine: 'They come later.',
  notFound: 'Nothing found',
  notFoundLine: 'Try other words.',
  showAll: 'Show all things',
  older: 'Older things',
  failedOlder: 'The older things could not be loaded.',
  sorts: { 'name asc': 'Name, A to Z', 'name desc': 'Name, Z to A' },
  shown: shownOf('thing', 'things'),
  pages: 'Pages of things',
};
const QUERY = listQuery({ search: typedWords, ends: anyOf(['soon']), ...sortedPages(['name'], 'name', 'asc') });
const Rows = ({ names }: { names: readonly string[] }) => (
  <Entries label="Things">
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </Entries>
);

function Paged() {
  const list = useListQuery(QUERY);
  const things = useList(['things'], paths.students, QUERY.params(list.query));
  return (
    <ListPage
      words={WORDS}
      paged={things}
      list={list}
      rowsOf={({ students }) => students}
      search={{ label: 'Find', search: list.query.search, onSearch: (search) => list.change({ search }) }}
    >
      {(rows, { total }) => (
        <>
          <p>Sum: {total}</p>
          <Rows names={rows.map(({ name }) => name)} />
        </>
      )}
    </ListPage>
  );
}
function Log() {
  const list = useListQuery(QUERY);
  const things = useLog(['things'], paths.audit, QUERY.filters(list.query));
  return (
    <ListPage
      words={WORDS}
      log={things}
      list={list}
      rowsOf={({ entries }) => entries}
      search={{ label: 'Find', search: list.query.search, onSearch: (search) => list.change({ search }) }}
    >
      {(rows) => <Rows names={rows.map(({ id }) => id)} />}
    </ListPage>
  );
}
function Whole() {
  const things = useList(['things'], paths.adminCourses, new URLSearchParams());
  return (
    <ListPage words={WORDS} whole={things} rowsOf={(courses) => courses}>
      {(rows) => <Rows names={rows.map(({ title }) => title)} />}
    </ListPage>
  );
}

const pageOf = (names: readonly string[], facts: object = {}) => ({
  body: {
    students: names.map((name) => ({ id: name, name }) as StudentListing),
    total: names.length,
    page: 1,
    limit: 25,
    ...facts,
  },
});
const logOf = (names: readonly string[], nextBefore: string | null = null) => ({
  body: { entries: names.map((id) => ({ id }) as AuditEntryReply), nextBefore, actors: [] },
});
const coursesOf = (names: readonly string[]) => ({
  body: names.map((title) => ({ _id: title, title, weeks: [] })),
});

const server = fakeServer();
beforeEach(() => signIn(student([], { role: 'admin' })));
const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
/** The window is looked at again, which asks again for what is shown. */
const lookAgain = () => fireEvent(window, new Event('visibilitychange'));
const TROUBLE = { status: 503, body: { message: 'Closed for a moment.' }, headers: { 'X-Request-Id': 'r-77' } };

describe.each([
  ['paged', Paged, 'GET /admin/students', pageOf],
  ['log', Log, 'GET /admin/audit', logOf],
  ['whole', Whole, 'GET /admin/courses', coursesOf],
] as const)('a list that is %s', (_source, Page, call, replyOf) => {
  it('says that it loads, and shows its rows', async () => {
    server.on(call, replyOf(['a', 'b']));
    show(<Page />);
    expect(screen.getByRole('heading', { level: 1, name: WORDS.title })).toBeTruthy();
    expect(screen.getByText(WORDS.loading)).toBeTruthy();
    expect(await screen.findByText('a')).toBeTruthy();
    expect(names()).toEqual(['a', 'b']);
    expect(screen.queryByText(WORDS.loading)).toBeNull();
  });

  it('says that there is none', async () => {
    server.on(call, replyOf([]));
    show(<Page />);
    expect(await screen.findByText(WORDS.none)).toBeTruthy();
    expect(screen.getByText(WORDS.noneLine)).toBeTruthy();
  });

  it('says why it has failed, with the number of the request, and tries again', async () => {
    server.on(call, TROUBLE);
    const { user } = show(<Page />);
    expect((await screen.findByText(TROUBLE.body.message)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByText('r-77')).toBeTruthy();
    server.on(call, replyOf(['a']));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('a')).toBeTruthy();
  });

  it('says that its rows may be out of date when they could not be read again, and keeps them', async () => {
    server.on(call, replyOf(['a']));
    const { user } = show(<Page />);
    expect(await screen.findByText('a')).toBeTruthy();
    server.on(call, TROUBLE);
    lookAgain();
    expect((await screen.findByText(LIST.stale)).closest('[role=alert]')).toBeTruthy();
    expect(names()).toEqual(['a']);
    server.on(call, replyOf(['a', 'b']));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('b')).toBeTruthy();
    expect(screen.queryByText(LIST.stale)).toBeNull();
  });
});

describe.each([
  ['paged', Paged, 'GET /admin/students', pageOf],
  ['log', Log, 'GET /admin/audit', logOf],
] as const)('a filter of a list that is %s', (_source, Page, call, replyOf) => {
  it('that finds nothing says so, and can be lifted', async () => {
    server.on(call, (_seen, query) => replyOf(query.size > 0 ? [] : ['a']));
    const { user, address } = show(<Page />, '/?search=x&ends=soon');
    expect(await screen.findByText(WORDS.notFound)).toBeTruthy();
    expect(screen.getByText(WORDS.notFoundLine)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: WORDS.showAll }));
    expect(await screen.findByText('a')).toBeTruthy();
    expect(address()).toBe('/');
  });

  it('is typed, and cleared', async () => {
    server.on(call, (_seen, query) => replyOf([query.get('search') ?? 'all']));
    const { user, address } = show(<Page />);
    expect(await screen.findByText('all')).toBeTruthy();
    await user.type(screen.getByLabelText('Find'), 'molar{Enter}');
    expect(await screen.findByText('molar')).toBeTruthy();
    expect(address()).toBe('/?search=molar');
    await user.click(screen.getByRole('button', { name: LIST.clearSearch }));
    expect(await screen.findByText('all')).toBeTruthy();
  });
});

describe('a page of a list', () => {
  const paged = () =>
    server.on('GET /admin/students', (_seen, query) => {
      const page = Number(query.get('page') ?? 1);
      return pageOf([`of ${page}`], { total: 60, page, limit: Number(query.get('limit') ?? 25) });
    });

  it('says where it is; another one begins at the focus, and with all else that changes at the first', async () => {
    paged();
    const { user, address } = show(<Paged />);
    expect(await screen.findByText('1–1 of 60 things')).toBeTruthy();
    expect(screen.getByText('Sum: 60')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: LIST.next }));
    expect(address()).toBe('/?page=2');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('26–26 of 60 things'));
    await user.selectOptions(screen.getByLabelText(LIST.sortBy), WORDS.sorts['name desc']);
    expect(address()).toBe('/?order=desc');
    await user.selectOptions(screen.getByLabelText(LIST.perPage), '100');
    expect(address()).toBe('/?order=desc&limit=100');
  });

  it('stays until the next one is here, marked as the one of before', async () => {
    paged();
    const { user } = show(<Paged />);
    const first = await screen.findByText('of 1');
    server.on('GET /admin/students', 'never');
    await user.click(screen.getByRole('button', { name: LIST.next }));
    await waitFor(() => expect(first.closest('[data-stale]')).toBeTruthy());
  });

  it('has no footer where everything fits on the smallest page', async () => {
    server.on('GET /admin/students', pageOf(['a']));
    show(<Paged />);
    expect(await screen.findByText('a')).toBeTruthy();
    expect(screen.queryByLabelText(LIST.perPage)).toBeNull();
  });
});

describe('older rows of a log', () => {
  it('come on demand below those that are here', async () => {
    server.on('GET /admin/audit', (_seen, query) =>
      query.get('before') === '2' ? logOf(['1']) : logOf(['3', '2'], '2'),
    );
    const { user } = show(<Log />);
    await user.click(await screen.findByRole('button', { name: WORDS.older }));
    expect(await screen.findByText('1')).toBeTruthy();
    expect(names()).toEqual(['3', '2', '1']);
    expect(screen.queryByRole('button', { name: WORDS.older })).toBeNull();
  });

  it('that do not come leave those that are here, which are not out of date', async () => {
    server.on('GET /admin/audit', (_seen, query) => (query.get('before') ? TROUBLE : logOf(['3'], '3')));
    const { user } = show(<Log />);
    await user.click(await screen.findByRole('button', { name: WORDS.older }));
    expect(await screen.findByText(WORDS.failedOlder)).toBeTruthy();
    expect(screen.getByText('r-77')).toBeTruthy();
    expect(names()).toEqual(['3']);
    expect(screen.queryByText(LIST.stale)).toBeNull();
  });
});

describe('keys in a list', () => {
  /** A table's row is a link, one in a frame has a button or nothing to open; a dialog lies over them at will. */
  function Keyed({ hasDialog }: { hasDialog?: boolean }) {
    const list = useListQuery(QUERY);
    const things = useList(['things'], paths.students, QUERY.params(list.query));
    return (
      <>
        <ListPage
          words={WORDS}
          paged={things}
          list={list}
          rowsOf={({ students }) => students}
          search={{ label: 'Find', search: list.query.search, onSearch: (search) => list.change({ search }) }}
        >
          {(rows) => (
            <>
              <ListTable
                label="Things"
                rows={rows}
                columns={[{ key: 'name', head: 'Name', cell: ({ name }) => name }]}
                linkOf={({ id }) => `/things/${id}`}
              />
              <Entries label="Others">
                <li>
                  <button type="button">Copy</button> Plain
                </li>
                <li>
                  <button type="button" aria-haspopup="dialog">
                    Mail
                  </button>
                </li>
              </Entries>
            </>
          )}
        </ListPage>
        {hasDialog && <div role="dialog" />}
      </>
    );
  }
  const here = () => document.activeElement?.textContent;
  const shown = async (page = <Keyed />) => {
    server.on('GET /admin/students', pageOf(['a', 'b']));
    const it = show(page);
    await screen.findByRole('link', { name: 'a' });
    return it;
  };
  beforeEach(() => {
    Element.prototype.scrollIntoView = vi.fn();
  });
  afterEach(() => keepPreferences({ hasShortcuts: true }));

  it('J and K move from row to row, and Enter opens one', async () => {
    const { user, address } = await shown();
    const rows: (string | null | undefined)[] = [];
    for (const key of 'kjjjjkkk') {
      await user.keyboard(key);
      rows.push(here());
    }
    expect(rows).toEqual(['a', 'b', 'Copy Plain', 'Mail', 'Mail', 'Copy Plain', 'b', 'a']);
    expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts[0]).toBe(screen.getAllByRole('row')[1]);
    await user.keyboard('j{Enter}');
    expect(address()).toBe('/things/b');
  });

  it('go by the place of the key where its letter is not Latin', async () => {
    await shown();
    fireEvent.keyDown(document.body, { key: 'о', code: 'KeyJ' });
    expect(here()).toBe('a');
  });

  it('/ goes to the search, where letters are letters', async () => {
    const { user } = await shown();
    await user.keyboard('/jk/');
    expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('jk/');
    expect(document.activeElement).toBe(screen.getByLabelText('Find'));
  });

  it.each([
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with Command', { metaKey: true }],
  ])('%s are the browser’s', async (_which, modifier) => {
    await shown();
    for (const key of ['j', '/']) expect(fireEvent.keyDown(document.body, { key, ...modifier })).toBe(true);
    expect(document.activeElement).toBe(document.body);
  });

  it('do nothing under a dialog, nor where single keys are switched off', async () => {
    const page = await shown(<Keyed hasDialog />);
    await page.user.keyboard('j/');
    expect(document.activeElement).toBe(document.body);
    page.unmount();
    keepPreferences({ hasShortcuts: false });
    await (await shown()).user.keyboard('j/');
    expect(document.activeElement).toBe(document.body);
  });
});
