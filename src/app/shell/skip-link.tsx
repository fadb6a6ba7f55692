/** The first stop of the keyboard: past the bar, to the page. */
export function SkipLink() {
  return (
    <a
      href="#main"
      onClick={(event) => {
        // A change of the hash would count as a navigation.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-brand px-4 py-2 font-semibold text-on-brand focus:translate-y-0"
    >
      Skip to the content
    </a>
  );
}
