export default function Page() { return <p>error-page</p>; }
