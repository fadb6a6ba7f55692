/** What was wrong with picked files, said at once (decisions, Alerts). */
export function FaultList({ id, faults }: { id: string; faults: readonly string[] | undefined }) {
  return (
    <div id={id} role="alert" className="text-sm [overflow-wrap:anywhere] text-sale *:pt-1">
      {faults?.map((fault) => (
        <p key={fault}>{fault}</p>
      ))}
    </div>
  );
}
