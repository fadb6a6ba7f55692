"""A typical Django REST Framework backend in one file, for the tests against a real server.

Usage: python3 server.py PORT [DIST_DIR]

With DIST_DIR, the same origin serves the built app. Data and media are in a temporary folder.
"""

import json
import math
import mimetypes
import signal
import struct
import sys
import tempfile
import zlib
from datetime import timedelta
from pathlib import Path

import django
from django.apps import AppConfig
from django.conf import settings

STORAGE = tempfile.TemporaryDirectory(prefix='gulit-drf-')


class MarketConfig(AppConfig):
    name = __name__
    label = 'market'


settings.configure(
    SECRET_KEY='only for tests',
    ALLOWED_HOSTS=['127.0.0.1', '.localhost', 'gulit.example'],
    # As in the recipes of `deploy/`.
    SECURE_PROXY_SSL_HEADER=('HTTP_X_FORWARDED_PROTO', 'https'),
    ROOT_URLCONF=__name__,
    INSTALLED_APPS=[
        'django.contrib.auth',
        'django.contrib.contenttypes',
        'django.contrib.sessions',
        'rest_framework',
        f'{__name__}.MarketConfig',
    ],
    MIDDLEWARE=[
        'django.middleware.security.SecurityMiddleware',
        'django.contrib.sessions.middleware.SessionMiddleware',
        'django.middleware.common.CommonMiddleware',
        'django.middleware.csrf.CsrfViewMiddleware',
        'django.contrib.auth.middleware.AuthenticationMiddleware',
        'django.middleware.clickjacking.XFrameOptionsMiddleware',
    ],
    DATABASES={'default': {'ENGINE': 'django.db.backends.sqlite3', 'NAME': f'{STORAGE.name}/db.sqlite3'}},
    DEFAULT_AUTO_FIELD='django.db.models.BigAutoField',
    USE_TZ=True,
    TIME_ZONE='Africa/Addis_Ababa',
    MEDIA_URL='/media/',
    MEDIA_ROOT=f'{STORAGE.name}/media',
    LOGGING={
        'version': 1,
        'disable_existing_loggers': False,
        'handlers': {'console': {'class': 'logging.StreamHandler'}},
        'loggers': {'django': {'handlers': ['console'], 'level': 'ERROR', 'propagate': False}},
    },
)
django.setup()

# These imports need a configured Django.
from django.core.files.base import ContentFile
from django.core.servers.basehttp import ThreadedWSGIServer, WSGIRequestHandler
from django.core.wsgi import get_wsgi_application
from django.db import connection, models
from django.http import FileResponse
from django.urls import path, re_path
from django.utils import timezone
from django.views.static import serve
from rest_framework import generics, serializers
from rest_framework.parsers import FormParser, MultiPartParser


class Product(models.Model):
    product_name = models.CharField(max_length=200)
    company_name = models.CharField(max_length=200)
    description = models.TextField(null=True, blank=True)
    category = models.CharField(max_length=50, null=True, blank=True)
    discount = models.CharField(max_length=20, null=True, blank=True)
    condition = models.CharField(
        max_length=20, null=True, blank=True, choices=[('new', 'New'), ('used', 'Used'), ('refurbished', 'Refurbished')]
    )
    location = models.CharField(max_length=200, null=True, blank=True)
    latitude = models.DecimalField(max_digits=9, decimal_places=6, null=True, blank=True)
    longitude = models.DecimalField(max_digits=9, decimal_places=6, null=True, blank=True)
    contact_telegram = models.URLField(null=True, blank=True)
    contact_tick = models.URLField(null=True, blank=True)
    web_site = models.URLField(null=True, blank=True)
    contact_phone = models.CharField(max_length=30, null=True, blank=True)
    email = models.EmailField(null=True, blank=True)
    profile_photo = models.FileField(upload_to='profiles/', null=True, blank=True)
    product_photo = models.FileField(upload_to='products/')
    product_video = models.FileField(upload_to='videos/', null=True, blank=True)
    first_name = models.CharField(max_length=100, null=True, blank=True)
    last_name = models.CharField(max_length=100, null=True, blank=True)
    price = models.DecimalField(max_digits=12, decimal_places=2, null=True, blank=True)
    date_posted = models.DateTimeField(default=timezone.now)
    verified = models.BooleanField(default=False)


class ProductImage(models.Model):
    product = models.ForeignKey(Product, related_name='images', on_delete=models.CASCADE)
    image = models.FileField(upload_to='images/')


class CatEntry(models.Model):
    """A request (name, message) or a comment on a picture (the other fields): one table, one list."""

    name = models.CharField(max_length=200, null=True, blank=True)
    message = models.TextField(null=True, blank=True)
    created_at = models.DateTimeField(auto_now_add=True)
    product_id = models.IntegerField(null=True, blank=True)
    image_id = models.IntegerField(null=True, blank=True)
    user_email = models.EmailField(null=True, blank=True)
    comment = models.TextField(null=True, blank=True)
    date_posted = models.DateTimeField(null=True, blank=True)


class ProductImageSerializer(serializers.ModelSerializer):
    class Meta:
        model = ProductImage
        fields = ['id', 'image']


class ProductSerializer(serializers.ModelSerializer):
    images = ProductImageSerializer(many=True, read_only=True)
    uploaded_images = serializers.ListField(child=serializers.FileField(), write_only=True, required=False)

    class Meta:
        model = Product
        fields = '__all__'
        read_only_fields = ['date_posted', 'verified']

    def create(self, validated_data):
        pictures = validated_data.pop('uploaded_images', [])
        product = super().create(validated_data)
        for picture in pictures:
            product.images.create(image=picture)
        return product


class CatEntrySerializer(serializers.ModelSerializer):
    class Meta:
        model = CatEntry
        fields = '__all__'


class ProductList(generics.ListCreateAPIView):
    queryset = Product.objects.prefetch_related('images').order_by('id')
    serializer_class = ProductSerializer
    parser_classes = [MultiPartParser, FormParser]


def distance_in_km(latitude, longitude, product):
    here, there = math.radians(latitude), math.radians(product.latitude)
    turn = math.radians(float(product.longitude) - longitude)
    cosine = math.sin(here) * math.sin(there) + math.cos(here) * math.cos(there) * math.cos(turn)
    return 6371 * math.acos(min(1, cosine))


class PlaceSerializer(serializers.Serializer):
    lat = serializers.FloatField()
    lng = serializers.FloatField()
    radius = serializers.FloatField()


class NearbyList(generics.ListAPIView):
    serializer_class = ProductSerializer

    def get_queryset(self):
        place = PlaceSerializer(data=self.request.query_params)
        place.is_valid(raise_exception=True)
        lat, lng, radius = place.validated_data.values()
        placed = Product.objects.filter(verified=True, latitude__isnull=False, longitude__isnull=False)
        return [product for product in placed if distance_in_km(lat, lng, product) <= radius]


class CatList(generics.ListCreateAPIView):
    queryset = CatEntry.objects.order_by('id')
    serializer_class = CatEntrySerializer


urlpatterns = [
    path('api/products/', ProductList.as_view()),
    path('api/products/nearby/', NearbyList.as_view()),
    path('api/cat', CatList.as_view()),
    re_path(r'^media/(?P<path>.*)$', serve, {'document_root': settings.MEDIA_ROOT}),
]


def app_urls(dist):
    """The built app: its files, and its index page for every address that the app routes itself."""

    # As in the recipes of `deploy/`.
    headers = json.loads((dist / '_server/headers.json').read_text())['everywhere']

    def serve_app(request, path):
        if (dist / path).is_file():
            response = serve(request, path, document_root=dist)
        else:
            response = FileResponse(open(dist / 'index.html', 'rb'), content_type='text/html; charset=utf-8')
        for name, value in headers.items():
            response[name] = value
        return response

    return [re_path(r'^(?!api/|media/)(?P<path>.*)$', serve_app)]


def png(red, green, blue, width=64, height=48):
    def chunk(kind, data):
        return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))

    header = struct.pack('>IIBBBBB', width, height, 8, 2, 0, 0, 0)
    rows = (b'\0' + bytes((red, green, blue)) * width) * height
    chunks = [chunk(b'IHDR', header), chunk(b'IDAT', zlib.compress(rows)), chunk(b'IEND', b'')]
    return b'\x89PNG\r\n\x1a\n' + b''.join(chunks)


# Name, company, category, discount, price, hours since it was posted, verified.
LISTINGS = [
    ('Handwoven Habesha Kemis', 'Shiro Meda Weavers', 'fashions', '10', '4850.00', 2, True),
    ('Refurbished Office Laptop', 'Merkato Computers', 'electronics', '20', '18700.00', 5, True),
    ('Solar Phone Charger', 'Merkato Computers', 'electronics', 'waiting', '2300.00', 26, True),
    ('Yirgacheffe Coffee Beans', 'Tomoca Corner', 'foods', 'ended', '950.50', 8, True),
    ('Fresh Injera Every Morning', 'Almaz Bakery', 'foods', None, None, 40, True),
    ('Three-Seat Sofa', 'Bole Furniture', 'homes', None, '46000.00', 90, True),
    ('Family Dental Check', 'Hayat Clinic', 'health', '15', None, 12, True),
    ('Lake Tana Boat Trip', 'Bahir Dar Tours', 'travels', '5', '7200.00', 130, True),
    ('Unchecked Bluetooth Speaker', 'Piassa Sound', 'electronics', '20', '1800.00', 1, False),
    ('Unchecked Honey Wine', 'Tej House', 'foods', 'waiting', None, 3, False),
    ('Unchecked Used Corolla', 'Kaliti Cars', 'carbrands', None, '1250000.00', 30, False),
    ('Unchecked Wedding Tents', 'Meskel Events', 'events', '10', '15000.00', 60, False),
]


# Who has an account at the sign-in provider of the tests.
OWNERS = {'Bole Furniture': 'dawit@example.com'}


def seed_listing(index, listing):
    name, company, category, discount, price, hours, verified = listing
    # Every second listing lacks the optional fields.
    complete = index % 2 == 0
    product = Product.objects.create(
        product_name=name,
        company_name=company,
        category=category,
        discount=discount,
        condition='refurbished' if name.startswith('Refurbished') else None,
        price=price,
        verified=verified,
        date_posted=timezone.now() - timedelta(hours=hours),
        description=f'{name}, from {company}.',
        location='Bole, Addis Ababa' if complete else None,
        latitude='9.010793' if complete else None,
        longitude='38.761252' if complete else None,
        contact_phone='+251911000000' if complete else None,
        contact_telegram='https://t.me/example' if complete else None,
        email=OWNERS.get(company),
        product_photo=ContentFile(png(20 * index, 120, 90), f'photo-{index}.png'),
        profile_photo=ContentFile(png(90, 20 * index, 120), f'profile-{index}.png') if complete else None,
    )
    for number in (1, 2):
        picture = ContentFile(png(120, 90, 20 * index), f'picture-{index}-{number}.png')
        product.images.create(image=picture)


def seed():
    with connection.schema_editor() as editor:
        for model in (Product, ProductImage, CatEntry):
            editor.create_model(model)
    for index, listing in enumerate(LISTINGS):
        seed_listing(index, listing)
    CatEntry.objects.create(name='Selam', message='Looking for a used bicycle.')
    CatEntry.objects.create(
        product_id=1,
        image_id=1,
        user_email='selam@example.com',
        comment='Lovely.',
        date_posted=timezone.now(),
    )


def main(port, dist=None):
    # The machine's table may lack these types. With `nosniff`, browsers then refuse the files.
    mimetypes.add_type('text/javascript', '.js')
    mimetypes.add_type('image/webp', '.webp')
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    if dist:
        urlpatterns.extend(app_urls(Path(dist).resolve()))
    seed()
    server = ThreadedWSGIServer(('127.0.0.1', int(port)), WSGIRequestHandler)
    server.set_app(get_wsgi_application())
    server.serve_forever()


if __name__ == '__main__':
    main(*sys.argv[1:])
