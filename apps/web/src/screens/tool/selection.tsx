export default function Page() { return <p>selection</p>; }
