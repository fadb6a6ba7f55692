import {
  useId,
  useState,
  type InputHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { classNames } from '@/platform/class-names';
import { fieldClass } from './form-fields';

/** More options load at this distance from the end of the list, in px. */
const nearEnd = 24;

interface OptionListOptions<Option> {
  options: readonly Option[];
  keyOf: (option: Option) => string;
  onChoose: (option: Option) => void;
  isInitiallyOpen?: boolean;
  /** Whether the value must be an option. A click then opens the list, and Enter takes the first option. */
  mustChoose?: boolean | undefined;
  onMore?: (() => void) | undefined;
  /** Called whenever the list closes, with or without a choice. */
  onClose?: (() => void) | undefined;
  /** Shown if there are no options. Without it, an empty list does not open. */
  empty?: ReactNode;
}

const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The state and keyboard control of a list of options. The field above it keeps the focus. */
export function useOptionList<Option>(props: OptionListOptions<Option>) {
  const {
    options,
    keyOf,
    onChoose,
    isInitiallyOpen = false,
    mustChoose = false,
    onMore,
    onClose,
    empty,
  } = props;
  const id = useId();
  const [isOpen, setOpen] = useState(isInitiallyOpen);
  const [markedKey, setMarkedKey] = useState<string | null>(null);
  const isShown = isOpen && (options.length > 0 || empty !== undefined);
  // At -1 no option is marked, and Enter takes the typed text.
  const first = mustChoose ? 0 : -1;
  const marked = Math.max(
    first,
    options.findIndex((option) => keyOf(option) === markedKey),
  );
  const open = () => {
    setOpen(true);
    setMarkedKey(null);
  };
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  const choose = (option: Option) => {
    close();
    onChoose(option);
  };
  /** Marks the next or previous option. After the last option comes the first. */
  const mark = (step: number) => {
    const count = options.length - first;
    const next = first + ((marked - first + step + count) % count);
    const option = options[next];
    setMarkedKey(option === undefined ? null : keyOf(option));
    if (next === options.length - 1) onMore?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, for example Ethiopic letters, the keys belong to it.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const option = isShown ? options[marked] : undefined;
    if (step) {
      if (isShown) mark(step);
      else open();
    } else if (event.key === 'Enter' && option !== undefined) choose(option);
    else if (event.key === 'Escape' && isShown) close();
    else return;
    event.preventDefault();
  };
  const fieldAttributes = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': isShown,
    'aria-controls': isShown ? id : undefined,
    'aria-activedescendant': isShown && options[marked] !== undefined ? optionId(id, marked) : undefined,
  } as const;
  const actions = { open, close, choose, mark, onMore, onKeyDown };
  return { id, options, keyOf, isOpen, isShown, marked, fieldAttributes, ...actions };
}

// Must return nothing: Chromium's `scrollIntoView` returns a promise, which React would call as a cleanup.
const scrollToView = (element: HTMLElement | null) => {
  element?.scrollIntoView({ block: 'nearest' });
};

interface OptionListProps<Option> {
  list: ReturnType<typeof useOptionList<Option>>;
  render: (option: Option) => ReactNode;
  /** The title of an option's group, shown above the group. */
  titleOf?: (option: Option) => string;
  label?: string;
  className: string;
  listClass?: string | undefined;
  ref?: Ref<HTMLDivElement>;
  children?: ReactNode;
}

export function OptionList<Option>(props: OptionListProps<Option>) {
  const { list, render, titleOf, label, className, listClass, ref, children } = props;
  const { options, keyOf, marked, onMore } = list;
  const renderOption = (option: Option, index: number) => (
    /* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
       -- the field has both */
    <div
      key={keyOf(option)}
      ref={index === marked ? scrollToView : null}
      id={optionId(list.id, index)}
      role="option"
      aria-selected={index === marked}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => list.choose(option)}
      className={classNames(
        'tap flex cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 hover:bg-sunken',
        index === marked && 'bg-sunken outline-2 -outline-offset-2 outline-focus',
      )}
    >
      {render(option)}
    </div>
  );
  const titles = titleOf ? [...new Set(options.map(titleOf))] : [];
  return (
    <div
      ref={ref}
      className={classNames(
        'absolute inset-x-0 top-full mt-1 flex flex-col border bg-surface shadow-floating',
        className,
      )}
    >
      <div
        id={list.id}
        role="listbox"
        aria-label={label}
        onScroll={({ currentTarget: { scrollTop, clientHeight, scrollHeight } }) =>
          scrollTop + clientHeight > scrollHeight - nearEnd && onMore?.()
        }
        className={classNames('min-h-0 overflow-y-auto overscroll-contain', listClass)}
      >
        {titles.map((title) => (
          <div key={title} role="group" aria-label={title}>
            <p aria-hidden className="px-3 pt-2 pb-1 text-xs text-muted">
              {title}
            </p>
            {options.map((option, index) => titleOf?.(option) === title && renderOption(option, index))}
          </div>
        ))}
        {!titleOf && options.map(renderOption)}
      </div>
      {children}
    </div>
  );
}

interface ComboboxProps<Option>
  extends
    Omit<OptionListOptions<Option>, 'isInitiallyOpen'>,
    Pick<OptionListProps<Option>, 'render' | 'listClass'>,
    Pick<
      InputHTMLAttributes<HTMLInputElement>,
      'id' | 'placeholder' | 'enterKeyHint' | 'onFocus' | 'onBlur' | 'aria-invalid' | 'aria-describedby'
    > {
  ref: Ref<HTMLInputElement>;
  value: string;
  onText: (text: string) => void;
}

/** A text field with options below it. Arrow keys mark an option, Enter takes it, and Escape closes the list. */
export function Combobox<Option>(props: ComboboxProps<Option>) {
  const { value, onText, options, keyOf, render, onChoose, onFocus, onBlur, ...others } = props;
  const { mustChoose = false, onMore, onClose, empty, listClass, ...input } = others;
  const list = useOptionList({ options, keyOf, onChoose, mustChoose, onMore, onClose, empty });
  return (
    <div className="relative">
      <input
        {...input}
        {...list.fieldAttributes}
        value={value}
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
      {list.isShown && (
        <OptionList
          {...{ list, render, listClass }}
          ref={scrollToView}
          className="z-20 scroll-mb-[calc(var(--floor-height)+1rem)] rounded-control border-edge"
        >
          {options.length === 0 && empty}
        </OptionList>
      )}
    </div>
  );
}
