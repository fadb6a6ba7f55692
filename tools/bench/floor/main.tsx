import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useParams } from 'react-router-dom';
import './style.css';

/** The fields of a product that the floor shows. */
interface Product {
  id: number;
  product_name: string;
  company_name: string;
  location: string;
  description: string;
  product_photo: string;
  price: string;
}

const useProducts = () =>
  useQuery({
    queryKey: ['products'],
    queryFn: async (): Promise<readonly Product[]> => (await fetch('/api/first-products/')).json(),
  });

function Card({ product, isFirst }: { product: Product; isFirst: boolean }) {
  return (
    <li className="overflow-hidden rounded-lg border border-gray-200 bg-white">
      <Link to={`/product/${product.id}`} className="block">
        <img
          src={product.product_photo}
          alt=""
          width="400"
          height="300"
          className="aspect-4/3 w-full object-cover"
          loading={isFirst ? 'eager' : 'lazy'}
          fetchPriority={isFirst ? 'high' : 'auto'}
        />
        <span className="block p-3">
          <span className="block font-semibold">{product.product_name}</span>
          <span className="block text-sm">
            {product.company_name}, {product.location}
          </span>
          <span className="block text-sm font-medium">{product.price} Birr</span>
        </span>
      </Link>
    </li>
  );
}

function ListPage() {
  const { data = [] } = useProducts();
  return (
    <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {data.map((product, index) => (
        <Card key={product.id} product={product} isFirst={index < 2} />
      ))}
    </ul>
  );
}

function ProductPage() {
  const { id } = useParams();
  const product = useProducts().data?.find((one) => String(one.id) === id);
  if (!product) return null;
  return (
    <article>
      <h2 className="text-xl font-bold">{product.product_name}</h2>
      <img src={product.product_photo} alt="" width="400" height="300" fetchPriority="high" />
      <p>{product.price} Birr</p>
      <p>{product.description}</p>
    </article>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('There is no root.');

/** The floor: the smallest page of listings that these libraries can make. Ours is measured as a ratio to it. */
createRoot(root).render(
  <QueryClientProvider client={new QueryClient()}>
    <BrowserRouter>
      <header className="bg-gray-900 p-4 text-white">
        <h1 className="text-lg font-bold">
          <Link to="/">Listings</Link>
        </h1>
      </header>
      <main className="mx-auto min-h-screen max-w-6xl bg-gray-50 p-4">
        <Routes>
          <Route path="/" element={<ListPage />} />
          <Route path="/product/:id" element={<ProductPage />} />
        </Routes>
      </main>
    </BrowserRouter>
  </QueryClientProvider>,
);
