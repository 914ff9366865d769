export default function Page() { return <p>index</p>; }
