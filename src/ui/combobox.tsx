import {
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { classNames } from '@/platform/class-names';
import { fieldClass } from './field-frame';

/** How close to its end the list must be scrolled before more options are added, in px. */
const nearEnd = 24;

interface ComboboxProps<Option> extends Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'id' | 'placeholder' | 'enterKeyHint' | 'onFocus' | 'onBlur' | 'aria-invalid' | 'aria-describedby'
> {
  ref: Ref<HTMLInputElement>;
  value: string;
  onText: (text: string) => void;
  options: readonly Option[];
  keyOf: (option: Option) => string;
  render: (option: Option) => ReactNode;
  onChoose: (option: Option) => void;
  /** Whether only an option is a valid value. Then a click opens the list, and Enter takes the first option. */
  mustChoose?: boolean | undefined;
  /** Called near the end of the list. */
  onMore?: (() => void) | undefined;
  /** Called whenever the list closes, with or without a choice. */
  onClose?: (() => void) | undefined;
  /** Shown instead of options. Without it, an empty list does not open. */
  empty?: ReactNode;
  listClass?: string | undefined;
}

type ListProps<Option> = Pick<
  ComboboxProps<Option>,
  'options' | 'onChoose' | 'mustChoose' | 'onMore' | 'onClose' | 'empty'
>;

/** Which option is marked, and whether the list is open. */
function useOptionList<Option>(props: ListProps<Option>) {
  const { options, onChoose, mustChoose = false, onMore, onClose, empty } = props;
  const first = mustChoose ? 0 : -1;
  const [isOpen, setOpen] = useState(false);
  const [marked, setMarked] = useState(first);
  const isShown = isOpen && (options.length > 0 || empty !== undefined);
  const open = () => {
    setOpen(true);
    setMarked(first);
  };
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const choose = (option: Option) => {
    onChoose(option);
    close();
  };
  const mark = (index: number) => {
    setMarked(Math.max(first, Math.min(index, options.length - 1)));
    if (index >= options.length - 1) onMore?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // During composition, as of Ethiopic letters, the keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = isShown ? options[marked] : undefined;
    if (step) {
      if (isShown) mark(marked + step);
      else open();
    } else if (event.key === 'Enter' && option !== undefined) choose(option);
    else if (event.key === 'Escape' && isShown) close();
    else return;
    event.preventDefault();
  };
  return { isOpen, isShown, marked, open, close, choose, onKeyDown };
}

interface OptionListProps<Option> extends Pick<
  ComboboxProps<Option>,
  'options' | 'keyOf' | 'render' | 'onChoose' | 'onMore' | 'empty' | 'listClass'
> {
  id: string;
  marked: number;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The options below the field. */
function OptionList<Option>(props: OptionListProps<Option>) {
  const { id, marked, options, keyOf, render, onChoose, onMore, empty, listClass } = props;
  const list = useRef<HTMLDivElement>(null);
  // In braces: Chromium returns a promise, which React would call as the effect's cleanup.
  useEffect(() => {
    list.current?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, []);
  useEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' });
  }, [marked]);
  return (
    <div className="absolute inset-x-0 top-full z-20 mt-1 scroll-mb-[calc(var(--floor-height)+1rem)] rounded-control border border-edge bg-surface shadow-floating">
      {options.length === 0 && empty}
      <div
        ref={list}
        id={id}
        role="listbox"
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
          scrollTop + clientHeight > scrollHeight - nearEnd && onMore?.()
        }
        className={classNames('overflow-y-auto overscroll-contain', listClass)}
      >
        {options.map((option, index) => (
          /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
             -- the field has both */
          <div
            key={keyOf(option)}
            id={optionId(id, index)}
            role="option"
            aria-selected={index === marked}
            // The focus stays in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={classNames(
              'tap flex cursor-pointer items-center gap-2 px-3 hover:bg-sunken',
              index === marked && 'bg-sunken',
            )}
          >
            {render(option)}
          </div>
        ))}
      </div>
    </div>
  );
}

/** A text field with options below it: arrow keys move, Enter takes the marked one, and Escape closes the list. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { value, onText, options, keyOf, render, onChoose, onFocus, onBlur, ...others } = props;
  const { mustChoose = false, onMore, onClose, empty, listClass, ...input } = others;
  const list = useOptionList({ options, onChoose, mustChoose, onMore, onClose, empty });
  const { isShown, marked } = list;
  const id = useId();
  return (
    <div className="relative">
      <input
        {...input}
        value={value}
        role="combobox"
        autoComplete="off"
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        aria-activedescendant={
          isShown && marked >= 0 && options.length > 0 ? optionId(id, marked) : undefined
        }
        onFocus={onFocus}
        onBlur={(event) => {
          list.close();
          onBlur?.(event);
        }}
        onClick={() => mustChoose && !list.isOpen && list.open()}
        onChange={(event) => {
          onText(event.target.value);
          list.open();
        }}
        onKeyDown={list.onKeyDown}
        className={classNames(fieldClass, mustChoose && 'pr-12')}
      />
      {isShown && (
        <OptionList
          id={id}
          marked={marked}
          options={options}
          keyOf={keyOf}
          render={render}
          onChoose={list.choose}
          onMore={onMore}
          empty={empty}
          listClass={listClass}
        />
      )}
    </div>
  );
}
