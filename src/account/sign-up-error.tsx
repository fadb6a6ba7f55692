/** What went wrong in a step of the sign-up, said at once. */
export function SignUpError({ text }: { text: string | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {text && <p className="text-sm font-semibold text-sale">{text}</p>}
    </div>
  );
}
