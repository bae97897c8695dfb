import { createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { DropZone, type DropZoneProps } from '../../../web/ui/drop-zone.tsx';
import { PDFS } from '../../../web/ui/dropped-files.ts';

const words = {
  choose: 'Drop PDFs here',
  letGo: 'Let go',
  reading: 'Reading',
  folder: 'Choose a folder',
  refused: 'Only PDFs.',
  more: (count: number) => `${count} more`,
  unreadable: 'Not readable.',
};
const pdf = (name: string) => new File(['%PDF'], name, { type: 'application/pdf' });

function draw(change: Partial<DropZoneProps> = {}) {
  const onFiles = vi.fn<DropZoneProps['onFiles']>();
  const { container } = render(<DropZone words={words} accept={PDFS} onFiles={onFiles} {...change} />);
  const [files, folder] = container.querySelectorAll<HTMLInputElement>('input[type=file]');
  return {
    onFiles,
    paths: () => onFiles.mock.calls.flatMap(([all]) => all.map(({ path }) => path)),
    files: files as HTMLInputElement,
    folder: folder as HTMLInputElement,
  };
}

const transfer = (files: File[]) => ({
  types: ['Files'],
  files,
  items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
});

it('opens the picker from a real button, and names what it does not take', async () => {
  const { files, paths } = draw();
  const opened = vi.spyOn(files, 'click');
  await userEvent.click(screen.getByRole('button', { name: 'Drop PDFs here' }));
  expect(opened).toHaveBeenCalledTimes(1);

  await userEvent.upload(files, [pdf('a.pdf'), new File(['x'], 'notes.txt', { type: 'text/plain' })], {
    applyAccept: false,
  });
  await waitFor(() => expect(paths()).toEqual(['a.pdf']));
  expect(screen.getByRole('alert').textContent).toBe('Only PDFs.');
  expect(screen.getByText('notes.txt')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Drop PDFs here' }).getAttribute('aria-describedby')).toBe(
    screen.getByText('Only PDFs.').parentElement?.id,
  );

  await userEvent.upload(files, [pdf('b.pdf')]);
  await waitFor(() => expect(screen.queryByText('notes.txt')).toBeNull());
  expect(screen.getByRole('alert').textContent).toBe('');
});

it('folds a long list of what it did not take', async () => {
  const { files } = draw();
  await userEvent.upload(
    files,
    Array.from({ length: 8 }, (_, at) => new File(['x'], `${at}.txt`)),
    { applyAccept: false },
  );
  expect((await screen.findByText('3 more')).closest('details')?.open).toBe(false);
  expect(screen.getByText('4.txt').closest('details')).toBeNull();
  expect(screen.getByText('5.txt').closest('details')).not.toBeNull();
});

it('keeps the place of a file in the folder that was picked', async () => {
  const { folder, paths } = draw();
  expect(folder.hasAttribute('webkitdirectory')).toBe(true);
  const file = Object.defineProperty(pdf('x.pdf'), 'webkitRelativePath', { value: 'Module 01/Day 3/x.pdf' });
  await userEvent.upload(folder, [file]);
  await waitFor(() => expect(paths()).toEqual(['Module 01/Day 3/x.pdf']));
});

it('takes what is dropped and pasted, and shows that something is held over it', async () => {
  const { paths } = draw();
  const button = screen.getByRole('button', { name: 'Drop PDFs here' });
  fireEvent.dragEnter(button, { dataTransfer: transfer([pdf('a.pdf')]) });
  await screen.findByRole('button', { name: 'Let go' });
  fireEvent.drop(button, { dataTransfer: transfer([pdf('a.pdf')]) });
  await waitFor(() => expect(paths()).toEqual(['a.pdf']));
  const paste = createEvent.paste(button, { clipboardData: transfer([pdf('b.pdf')]) });
  fireEvent(button, paste);
  await waitFor(() => expect(paths()).toEqual(['a.pdf', 'b.pdf']));
});

it('says why it takes nothing, and takes nothing', async () => {
  const { files, onFiles } = draw({ disabledReason: 'Choose a module first.' });
  const opened = vi.spyOn(files, 'click');
  const button = screen.getByRole('button', { name: 'Drop PDFs here' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Choose a module first.',
  );
  await userEvent.click(button);
  fireEvent.drop(button, { dataTransfer: transfer([pdf('a.pdf')]) });
  await new Promise((resolve) => setTimeout(resolve, 30));
  expect(opened).not.toHaveBeenCalled();
  expect(onFiles).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Choose a folder' })).toBeNull();
});
