/** What software is: its technical specification and what it does; each in its line. */
export function SoftwareWords({ spec, description }: { spec: string; description: string }) {
  const words = [
    { name: '技术规格', text: spec },
    { name: '功能描述', text: description },
  ].filter(({ text }) => text !== '');
  if (words.length === 0) return <>-</>;
  return (
    <span className="do-product__prose" title={words.map(({ name, text }) => `${name}：${text}`).join('\n')}>
      {words.map(({ name, text }) => (
        <span key={name} className="do-product__words">
          <span className="p-hidden">{name}：</span>
          {text}
        </span>
      ))}
    </span>
  );
}
