"""The server of `server.py` with one mistake that people make, for the test of `npm run contract`.

Usage: python3 broken_server.py MISTAKE PORT
"""

import json
import sys

import server
from django.conf import settings
from django.http import HttpResponse, HttpResponseRedirect


def rows_of(path):
    """Changes each row of the answer of a list."""

    def decorate(change):
        def answer(request, get_response):
            response = get_response(request)
            if request.method == 'GET' and request.path == path and response.status_code == 200:
                rows = json.loads(response.content)
                return HttpResponse(json.dumps(change(rows)), content_type='application/json')
            return response

        return answer

    return decorate


@rows_of('/api/products/')
def verified_as_text(rows):
    return [{**row, 'verified': str(row['verified'])} for row in rows]


@rows_of('/api/products/')
def photos_elsewhere(rows):
    return [{**row, 'profile_photo': 'https://bucket.example/shop.png'} for row in rows]


def endless_pages(request, get_response):
    response = get_response(request)
    if request.method != 'GET' or request.path != '/api/products/':
        return response
    following = f'http://testserver/api/products/?page={int(request.GET.get("page", 1)) + 1}'
    page = {'count': len(response.data), 'next': following, 'previous': None, 'results': json.loads(response.content)}
    return HttpResponse(json.dumps(page), content_type='application/json')


def nearby_everything(request, get_response):
    server.distance_in_km = lambda *_: 0
    return get_response(request)


def refusals_as_pages(request, get_response):
    response = get_response(request)
    if response.status_code == 400:
        return HttpResponse('<h1>Server Error</h1>', status=500)
    return response


@rows_of('/api/products/')
def fields_dropped(rows):
    dropped = ['description', 'location', 'latitude', 'longitude', 'contact_phone', 'contact_telegram', 'web_site']
    return [{**row, **dict.fromkeys(dropped)} for row in rows]


mistake = globals().get(sys.argv[1])


def make_mistakes(get_response):
    return lambda request: mistake(request, get_response)


if __name__ == '__main__':
    settings.MIDDLEWARE.insert(0, f'{__name__}.make_mistakes')
    server.main(sys.argv[2])
