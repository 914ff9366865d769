export default function Page() { return <p>product-list</p>; }
