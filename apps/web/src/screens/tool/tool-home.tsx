export default function Page() { return <p>tool-home</p>; }
