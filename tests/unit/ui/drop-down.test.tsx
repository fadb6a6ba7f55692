import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DropMenu } from '@/ui/drop-down';

const renderMenu = () =>
  render(
    <DropMenu
      label="Options"
      width={176}
      button={(attributes) => (
        <button type="button" {...attributes}>
          Options
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
    </DropMenu>,
  );

it('a drop-down opens again if its button is pressed before the browser has reported that it closed', async () => {
  renderMenu();
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  fireEvent.click(screen.getByRole('button', { name: 'Move' }));
  fireEvent.click(screen.getByRole('button', { name: 'Options' }));
  const closed = new Promise((resolve) => setTimeout(resolve));
  await closed;
  expect(screen.getByRole('dialog', { name: 'Options' })).toBeVisible();
});
