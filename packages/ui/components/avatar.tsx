/** The picture of a person, else the first letter of the name. `size` in pixels. The name stands beside it, so it says nothing itself. */
export function Avatar({ url, name, size = 32 }: { url: string; name: string; size?: 24 | 32 | 72 | undefined }) {
  if (url !== '') return <img className="p-avatar" src={url} alt="" width={size} height={size} />;
  return (
    <span className={`p-avatar p-avatar--letter p-avatar--${size}`} aria-hidden="true">
      {[...name][0] ?? ''}
    </span>
  );
}
