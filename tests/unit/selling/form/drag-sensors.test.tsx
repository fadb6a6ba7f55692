import { DndContext, useDraggable, useSensor, useSensors } from '@dnd-kit/core';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { PhotoMouseSensor, PhotoTouchSensor } from '@/selling/form/drag-sensors';

function Draggable({ children }: { children: ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id: 'photo' });
  return (
    <div ref={setNodeRef} {...listeners}>
      {children}
    </div>
  );
}

function Example({ onClick }: { onClick: () => void }) {
  const sensors = useSensors(useSensor(PhotoMouseSensor), useSensor(PhotoTouchSensor));
  return (
    <DndContext sensors={sensors}>
      <Draggable>
        <button type="button" onClick={onClick}>
          Open
        </button>
      </Draggable>
    </DndContext>
  );
}

function dragByMouse(element: Element) {
  fireEvent.mouseDown(element, { button: 0 });
  fireEvent.mouseMove(document, { clientX: 50 });
  fireEvent.mouseUp(document);
}

function dragByFinger(element: Element) {
  fireEvent.touchStart(element, { touches: [{ clientX: 0, clientY: 0 }] });
  fireEvent.touchMove(element, { touches: [{ clientX: 50, clientY: 0 }] });
  fireEvent.touchEnd(element);
}

describe.each([
  ['mouse', dragByMouse],
  ['finger', dragByFinger],
])('a drag by %s', (_way, drag) => {
  it.each([
    ['press', (element: Element) => fireEvent.pointerDown(element)],
    ['key', (element: Element) => fireEvent.keyDown(element, { key: 'Enter' })],
  ])('blocks its own click, but not that of the next %s', (_kind, begin) => {
    const onClick = vi.fn();
    render(<Example onClick={onClick} />);
    const button = screen.getByRole('button');
    drag(button);
    fireEvent.click(button);
    expect(onClick).not.toHaveBeenCalled();
    begin(button);
    fireEvent.click(button);
    expect(onClick).toHaveBeenCalledOnce();
  });
});
