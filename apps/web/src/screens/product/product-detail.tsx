export default function Page() { return <p>product-detail</p>; }
