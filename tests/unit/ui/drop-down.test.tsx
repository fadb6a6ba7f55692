import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { DropMenu } from '@/ui/drop-down';

const Menu = ({ label = 'Options' }: { label?: string }) => (
  <DropMenu
    label={label}
    width={176}
    button={(attributes) => (
      <button type="button" {...attributes}>
        {label}
      </button>
    )}
  >
    {(close) => (
      <li>
        <button type="button" onClick={close}>
          Move
        </button>
      </li>
    )}
  </DropMenu>
);

it('a drop-down opens again if its button is pressed before the browser has reported that it closed', async () => {
  render(<Menu />);
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  const closed = new Promise((resolve) => setTimeout(resolve));
  await closed;
  expect(screen.getByRole('dialog', { name: 'Options' })).toBeVisible();
});

it('a click on the button of another drop-down closes the open one and opens the other', async () => {
  render(
    <>
      <Menu label="Near" />
      <Menu label="Price" />
    </>,
  );
  const price = screen.getByRole('button', { name: 'Price' });
  fireEvent.click(screen.getByRole('button', { name: 'Near' }));
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(price);
  fireEvent.click(screen.getByRole('dialog', { name: 'Near' }), { clientX: -1 });
  expect(await screen.findByRole('dialog', { name: 'Price' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Near' })).toBeNull());
});
